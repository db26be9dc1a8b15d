// size: one list of wordings, by noun
import { describe, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import {
  amount,
  anyPlayers,
  filter,
  forEach,
  manyObjects,
  oneObject,
  place,
  playersPossessive,
  recipient,
  signedPair,
} from '../src/3-grammar/index.ts';
import { says } from './support/kernel.ts';

const creature = { types: ['creature'], sort: 'permanent' } as const;
const you = { who: 'you' } as const;
const it_ = { what: 'that', slot: -1, said: 'it' } as const;

describe('filters describe objects', () => {
  const one = grammar(filter.one);
  const many = grammar(filter.many);

  it('by their types', () => {
    says(one, 'creature', creature);
    says(many, 'creatures', creature);
    says(one, 'artifact or enchantment', { types: ['artifact', 'enchantment'], sort: 'permanent' });
    says(many, 'artifacts and creatures', { types: ['artifact', 'creature'], sort: 'permanent', said: 'and' });
    says(one, 'permanent', { sort: 'permanent' });
    says(many, 'Elves', { types: ['Elf'], sort: 'permanent' });
    says(one, 'artifact creature', {
      adj: [{ is: 'type', type: 'artifact' }],
      types: ['creature'],
      sort: 'permanent',
    });
  });

  it('by the sort of object they are', () => {
    says(one, 'creature card', { types: ['creature'], sort: 'card' });
    says(many, 'instant and/or sorcery cards', { types: ['instant', 'sorcery'], sort: 'card', said: 'and/or' });
    says(one, 'noncreature spell', {
      adj: [{ is: 'not', trait: { is: 'type', type: 'creature' } }],
      sort: 'spell',
    });
    says(many, 'Treasure tokens', { types: ['Treasure'], sort: 'token' });
    says(one, 'basic land card', { adj: [{ is: 'type', type: 'basic' }], types: ['land'], sort: 'card' });
  });

  it('by several types with their articles, and abilities by their kind', () => {
    says(one, 'Plains or an Island', { types: ['Plains', 'Island'], sort: 'permanent', said: 'or an' });
    says(one, 'activated ability', { adj: [{ is: 'state', state: 'activated' }], sort: 'ability' });
    says(one, 'spell, activated ability, or triggered ability', { sort: 'spellOrAbility', said: 'each' });
  });

  it('by qualities before the noun', () => {
    says(one, 'tapped nontoken creature', {
      adj: [
        { is: 'state', state: 'tapped' },
        { is: 'not', trait: { is: 'state', state: 'token' } },
      ],
      ...creature,
    });
    says(one, 'nonartifact, nonblack creature', {
      adj: [
        { is: 'not', trait: { is: 'type', type: 'artifact' } },
        { is: 'not', trait: { is: 'color', color: 'B' } },
      ],
      ...creature,
    });
    says(one, 'attacking or blocking creature', {
      adj: [
        {
          is: 'either',
          of: [
            { is: 'state', state: 'attacking' },
            { is: 'state', state: 'blocking' },
          ],
        },
      ],
      ...creature,
    });
    says(one, 'non-Human creature', {
      adj: [{ is: 'not', trait: { is: 'type', type: 'Human' } }],
      ...creature,
    });
  });

  it('by controller, qualities after the noun, and zone', () => {
    says(many, 'other creatures you control with flying', {
      ...creature,
      other: true,
      whose: { by: 'controller', who: you },
      with: [{ is: 'keyword', keyword: 'flying' }],
    });
    says(one, 'creature with flying you control', {
      ...creature,
      with: [{ is: 'keyword', keyword: 'flying' }],
      whose: { by: 'controller', who: you },
      said: 'with first',
    });
    says(one, 'creature with power 3 or greater', {
      ...creature,
      with: [{ is: 'stat', stat: 'power', compare: 'atLeast', to: 3 }],
    });
    says(many, "permanents you don't control", {
      sort: 'permanent',
      whose: { by: 'controller', who: you, not: true },
    });
    says(one, 'creature card from your graveyard', {
      types: ['creature'],
      sort: 'card',
      in: { zone: 'graveyard', of: you },
      said: 'from',
    });
    says(many, 'creatures with a +1/+1 counter on them', {
      ...creature,
      with: [{ is: 'counter', kind: '+1/+1' }],
    });
    says(many, 'creatures with +1/+1 counters on them', {
      ...creature,
      with: [{ is: 'counter', kind: '+1/+1', said: 'many' }],
    });
    says(one, 'creature other than ~', {
      ...creature,
      with: [{ is: 'not', trait: { is: 'among', what: { what: 'self' } } }],
    });
    says(many, 'cards from graveyards', {
      sort: 'card',
      in: { zone: 'graveyard', of: { who: 'each', of: 'player', said: 'zones' } },
      said: 'from',
    });
    says(one, 'creature without flying', {
      ...creature,
      with: [{ is: 'not', trait: { is: 'keyword', keyword: 'flying' } }],
    });
  });
});

describe('clauses and names after a noun', () => {
  const one = grammar(filter.one);
  const self = { what: 'self' } as const;

  it('tell what happened to it', () => {
    says(one, 'creature that was dealt damage this turn', {
      ...creature,
      with: [{ is: 'history', what: 'damagedThisTurn' }],
    });
    says(one, 'creature dealt damage by ~ this turn', {
      ...creature,
      with: [{ is: 'history', what: 'damagedThisTurn', by: self }],
    });
    says(one, 'creature that dealt damage to you this turn', {
      ...creature,
      with: [{ is: 'history', what: 'dealtDamageThisTurn', to: you }],
    });
  });

  it('tell what it targets, shares, is attached to or blocks', () => {
    says(one, 'spell that targets ~', { sort: 'spell', with: [{ is: 'targetsObject', what: self }] });
    says(one, 'spell that targets a creature', { sort: 'spell', with: [{ is: 'targets', what: creature }] });
    says(one, 'spell that targets you', { sort: 'spell', with: [{ is: 'targetsPlayer', who: you }] });
    says(one, 'creature that shares a color with it', {
      ...creature,
      with: [{ is: 'shares', what: 'color', with: it_ }],
    });
    says(one, 'Aura attached to enchanted creature', {
      types: ['Aura'],
      sort: 'permanent',
      with: [{ is: 'attached', to: { what: 'bearer' } }],
    });
    says(one, 'creature blocking ~', { ...creature, with: [{ is: 'combatWith', role: 'blocking', what: self }] });
    says(one, "creature that's attacking you", {
      ...creature,
      with: [{ is: 'attacking', whom: you, said: 'that is' }],
    });
    says(one, 'creature attacking you', { ...creature, with: [{ is: 'attacking', whom: you }] });
    says(one, "creature that's tapped", { ...creature, with: [{ is: 'state', state: 'tapped' }] });
  });

  it('name it', () => {
    says(one, "card named Orla's Lantern of the Deep", {
      sort: 'card',
      with: [{ is: 'named', name: "Orla's Lantern of the Deep" }],
    });
    says(one, 'permanent card', {
      sort: 'card',
      types: ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'],
    });
    says(one, 'commander', { sort: 'permanent', adj: [{ is: 'state', state: 'commander' }] });
  });

  it('name what was done to it', () => {
    says(one, 'card exiled with ~', { sort: 'card', with: [{ is: 'among', what: { what: 'linked', by: 'exiled' } }] });
    says(grammar(oneObject), 'each card discarded this way', {
      what: 'that',
      slot: -1,
      filter: { sort: 'card' },
      said: 'each discarded',
    });
    says(grammar(manyObjects), 'the creatures destroyed this way', {
      what: 'that',
      slot: -1,
      filter: creature,
      said: 'the destroyed',
    });
  });

  it('say where it comes from', () => {
    says(one, 'creature card from among them', {
      types: ['creature'],
      sort: 'card',
      with: [{ is: 'among', what: { what: 'that', slot: -1, said: 'them' } }],
    });
  });
});

describe('objects of a sentence', () => {
  const one = grammar(oneObject);
  const many = grammar(manyObjects);

  it('are the object itself, its bearer, and references', () => {
    says(one, '~', { what: 'self' });
    says(one, 'this card from your graveyard', { what: 'self', said: 'this card from your graveyard' });
    says(one, 'each of those creatures', { what: 'that', slot: -1, said: 'each of those creatures' });
    says(one, 'enchanted creature', { what: 'bearer' });
    says(one, 'equipped creature', { what: 'bearer', said: 'equipped creature' });
    says(one, 'it', it_);
    says(many, 'those creatures', { what: 'that', slot: -1, said: 'those creatures' });
  });

  it('are targets', () => {
    says(one, 'target creature', { what: 'target', slot: -1, filter: creature });
    says(one, 'another target creature', { what: 'target', slot: -1, filter: { ...creature, other: true } });
    says(one, 'up to one target creature', { what: 'target', slot: -1, filter: creature, count: { upTo: 1 } });
    says(many, 'two target creatures', { what: 'target', slot: -1, filter: creature, count: { exactly: 2 } });
    says(many, 'any number of target creatures', {
      what: 'target',
      slot: -1,
      filter: creature,
      count: { any: 'number' },
    });
  });

  it('are chosen, or all that fit', () => {
    says(one, 'a creature', { what: 'some', filter: creature });
    says(one, 'an artifact', { what: 'some', filter: { types: ['artifact'], sort: 'permanent' } });
    says(one, 'another creature', { what: 'some', filter: { ...creature, other: true } });
    says(many, 'one or more creatures', { what: 'some', filter: creature, count: { atLeast: 1 } });
    says(one, 'a creature at random', { what: 'some', random: true, filter: creature });
    says(many, 'that many creatures', {
      what: 'some',
      filter: creature,
      count: { exactly: { count: 'that', slot: -1, said: 'that many' } },
    });
    says(one, 'each creature', { what: 'each', filter: creature, said: 'each' });
    says(many, 'all creatures', { what: 'each', filter: creature, said: 'all' });
    says(many, 'creatures', { what: 'each', filter: creature });
    says(one, 'the top card of your library', { what: 'top', count: 1, of: you });
    says(many, 'the top two cards of your library', { what: 'top', count: 2, of: you });
    says(many, '~ and target creature', {
      what: 'both',
      of: [{ what: 'self' }, { what: 'target', slot: -1, filter: creature }],
    });
  });
});

describe('players, places and recipients', () => {
  it('players', () => {
    const g = grammar(anyPlayers);
    says(g, 'you', you);
    says(g, 'target player', { who: 'target', slot: -1, of: 'player' });
    says(g, 'each opponent', { who: 'each', of: 'opponent' });
    says(g, 'your opponents', { who: 'each', of: 'opponent', said: 'your' });
    says(g, "that creature's controller", {
      who: 'controller',
      of: { what: 'that', slot: -1, said: 'that creature' },
    });
    says(g, "target creature's owner", { who: 'owner', of: { what: 'target', slot: -1, filter: creature } });
    says(g, 'the owner of target creature', {
      who: 'owner',
      said: 'of',
      of: { what: 'target', slot: -1, filter: creature },
    });
    says(g, "that player or that planeswalker's controller", {
      who: 'both',
      said: 'or',
      of: [
        { who: 'that', slot: -1, said: 'that player' },
        { who: 'controller', of: { what: 'that', slot: -1, said: 'that planeswalker' } },
      ],
    });
    says(g, 'you and target opponent', {
      who: 'both',
      of: [you, { who: 'target', slot: -1, of: 'opponent' }],
    });
  });

  it('what belongs to them', () => {
    const g = grammar(playersPossessive);
    says(g, 'your', you);
    says(g, 'their', { who: 'that', slot: -1, said: 'they' });
    says(g, "its controller's", { who: 'controller', of: it_ });
    says(grammar(place), "target player's graveyard", {
      zone: 'graveyard',
      of: { who: 'target', slot: -1, of: 'player' },
    });
    says(grammar(place), 'all graveyards', {
      zone: 'graveyard',
      of: { who: 'each', of: 'player', said: 'all zones' },
    });
  });

  it('recipients', () => {
    const g = grammar(recipient);
    says(g, 'any target', { either: 'target', slot: -1, players: 'player' });
    says(g, 'target player or planeswalker', {
      either: 'target',
      slot: -1,
      players: 'player',
      filter: { types: ['planeswalker'], sort: 'permanent' },
    });
    says(g, 'each creature and each player', {
      all: [
        { what: 'each', filter: creature, said: 'each' },
        { who: 'each', of: 'player' },
      ],
    });
  });
});

describe('amounts', () => {
  it('are counted, looked up and computed', () => {
    const g = grammar(amount);
    says(g, 'the number of creatures you control', {
      count: 'objects',
      of: { ...creature, whose: { by: 'controller', who: you } },
    });
    says(g, "~'s power", { count: 'stat', stat: 'power', of: { what: 'self' } });
    says(g, 'its toughness', { count: 'stat', stat: 'toughness', of: it_ });
    says(g, 'the greatest power among creatures you control', {
      count: 'stat',
      take: 'greatest',
      stat: 'power',
      of: { what: 'each', filter: { ...creature, whose: { by: 'controller', who: you } } },
    });
    says(g, 'half your life total, rounded up', {
      count: 'half',
      of: { count: 'player', stat: 'life', of: you },
      round: 'up',
    });
    says(g, 'twice the number of creatures', {
      count: 'times',
      n: 2,
      said: 'twice',
      of: { count: 'objects', of: creature },
    });
    says(g, 'the number of cards discarded this way', {
      count: 'found',
      slot: -1,
      said: 'discarded',
      filter: { sort: 'card' },
    });
    says(g, 'the amount of life you gained this turn', {
      count: 'happened',
      sum: true,
      event: { on: 'gainLife', who: you },
    });
    says(g, 'the life lost this way', { count: 'that', slot: -1, said: 'the life lost this way' });
    says(g, 'the amount of mana spent to cast it', { count: 'spentMana', said: 'it' });
    says(g, 'your devotion to black', { count: 'devotion', colors: ['B'] });
  });

  it('for each', () => {
    says(grammar(forEach), 'for each creature you control', {
      count: 'objects',
      of: { ...creature, whose: { by: 'controller', who: you } },
    });
  });

  it('change power and toughness', () => {
    says(grammar(signedPair), '+2/-1', { power: 2, toughness: 1, minusToughness: true });
    says(grammar(signedPair), '+X/+0', { power: { count: 'x' }, toughness: 0 });
  });
});
