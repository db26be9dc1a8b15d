/** Cards of our own for tests and random games. None was ever printed, but for the basic lands. */
import {
  a,
  activated,
  addMana,
  another,
  anyTarget,
  attacks,
  bearer,
  type Card,
  card,
  creature,
  damage,
  destroy,
  dies,
  doing,
  draw,
  each,
  enchant,
  entersBattlefield,
  exile,
  gainLife,
  gains,
  gets,
  instant,
  keyword,
  lord,
  loseLife,
  may,
  modify,
  pay,
  permanents,
  putCounters,
  returnToHand,
  sacrifice,
  self,
  sorcery,
  spells,
  tapSymbol,
  target,
  targetOpponent,
  triggered,
  untilEndOfTurn,
  upkeep,
  you,
  yours,
} from '@lawmage/ability';

const basic = (name: string): Card => card(name, `basic land — ${name}`, {});
export const plains = basic('Plains');
export const island = basic('Island');
export const swamp = basic('Swamp');
export const mountain = basic('Mountain');
export const forest = basic('Forest');

export const mossBear = creature('Moss Bear', '{1}{G}', 'Bear', 2, 2);
export const emberTap = instant('Ember Tap', '{R}', damage(3, anyTarget(0)));

const creatures = permanents('creature');

export const white: readonly Card[] = [
  creature('Dawn Sentry', '{1}{W}', 'Human Soldier', 2, 2, keyword('first strike')),
  creature('Lark of the Spire', '{2}{W}', 'Bird', 2, 2, keyword('flying')),
  creature('Gentle Healer', '{1}{W}', 'Human Cleric', 1, 3, triggered(entersBattlefield(self), gainLife(3))),
  creature('Banner Captain', '{2}{W}{W}', 'Human Knight', 2, 3, lord(each(another(yours(creatures))), gets(1, 1))),
  creature('Oathbound Rider', '{3}{W}', 'Human Knight', 3, 3, keyword('vigilance'), keyword('lifelink')),
  instant('Quiet Verdict', '{1}{W}', exile(target(0, creatures))),
  sorcery('Level the Field', '{3}{W}{W}', destroy(each(creatures))),
  card(
    'Ward of Feathers',
    'enchantment — Aura',
    { cost: '{1}{W}' },
    enchant(creatures),
    lord(bearer, gets(1, 2), gains(keyword('flying'))),
  ),
];

export const blue: readonly Card[] = [
  creature('Tide Skimmer', '{2}{U}', 'Bird', 2, 1, keyword('flying'), keyword('flash')),
  creature('Lorekeeper', '{1}{U}', 'Human Wizard', 1, 1, triggered(entersBattlefield(self), draw(1))),
  creature('Shore Crab', '{U}', 'Crab', 0, 4, keyword('defender')),
  instant('Second Thoughts', '{1}{U}', { do: 'counterSpell', what: target(0, spells()) }),
  instant('Undertow', '{U}', returnToHand(target(0, creatures))),
  sorcery('Deep Study', '{2}{U}', draw(2)),
  creature(
    'Watcher on the Reef',
    '{2}{U}{U}',
    'Merfolk',
    3,
    3,
    triggered({ on: 'cast', who: you, what: a(spells('instant', 'sorcery')) }, draw(1)),
  ),
];

export const black: readonly Card[] = [
  creature('Grave Rat', '{B}', 'Rat', 1, 1, triggered(dies(self), loseLife(1, { who: 'each', of: 'opponent' }))),
  creature('Pale Duelist', '{1}{B}', 'Vampire', 2, 1, keyword('lifelink')),
  creature('Asp of the Mire', '{1}{B}', 'Snake', 1, 1, keyword('deathtouch')),
  creature('Mourner', '{2}{B}', 'Human Cleric', 2, 2, triggered(dies(a(another(creatures))), gainLife(1))),
  instant('Cut Down', '{1}{B}{B}', destroy(target(0, creatures))),
  sorcery('Bitter Tithe', '{1}{B}', {
    do: 'discard',
    who: targetOpponent(0),
    what: { what: 'some', filter: { sort: 'card' } },
  }),
  sorcery('Blood Price', '{2}{B}', draw(2), loseLife(2)),
  card('Altar of Ash', 'artifact', { cost: '{2}' }, activated([doing(sacrifice(a(yours(creatures))))], gainLife(1))),
];

export const red: readonly Card[] = [
  emberTap,
  creature('Cinder Runner', '{R}', 'Goblin', 1, 1, keyword('haste')),
  creature('Anvil Smith', '{1}{R}', 'Dwarf', 2, 2, activated([pay('{R}')], modify(self, untilEndOfTurn, gets(1, 0)))),
  creature('Ridge Howler', '{2}{R}', 'Wolf', 3, 2, keyword('menace')),
  creature('Torch Thrower', '{2}{R}', 'Goblin', 1, 1, activated([tapSymbol], damage(1, anyTarget(0)))),
  creature('Rage Herald', '{3}{R}', 'Ogre', 4, 3, triggered(attacks(self), damage(1, { who: 'each', of: 'opponent' }))),
  sorcery('Sweeping Flame', '{2}{R}', damage(2, each(creatures))),
  instant('Reckless Surge', '{R}', modify(target(0, creatures), untilEndOfTurn, gets(3, 0), gains(keyword('trample')))),
];

export const green: readonly Card[] = [
  mossBear,
  creature('Sap Gatherer', '{G}', 'Elf Druid', 1, 1, activated([tapSymbol], addMana('G'))),
  creature('Thicket Boar', '{2}{G}', 'Boar', 3, 3, keyword('trample')),
  creature('Old Growth Titan', '{4}{G}{G}', 'Elemental', 6, 6, keyword('trample'), keyword('reach')),
  creature('Web Tender', '{2}{G}', 'Spider', 2, 4, keyword('reach')),
  creature('Seedling Host', '{2}{G}', 'Plant', 1, 2, triggered(upkeep(you), putCounters(1, '+1/+1', self))),
  instant('Swell of the Wild', '{G}', modify(target(0, creatures), untilEndOfTurn, gets(3, 3))),
  sorcery('Rootbound Rite', '{1}{G}', {
    do: 'search',
    in: { zone: 'library' },
    for: { types: ['basic', 'land'], sort: 'card' },
    to: { zone: 'battlefield', tapped: true },
    shuffle: true,
  }),
  creature(
    'Pack Caller',
    '{3}{G}',
    'Elf',
    2,
    2,
    triggered(entersBattlefield(self), {
      do: 'create',
      count: 1,
      token: { token: 'described', power: 2, toughness: 2, colors: ['G'], types: ['creature'], subtypes: ['Wolf'] },
    }),
  ),
  creature(
    'Thornback',
    '{1}{G}',
    'Beast',
    2,
    2,
    triggered({ on: 'damage', source: self, to: { who: 'some', of: 'player' }, combat: true }, may(draw(1))),
  ),
];

export const colors: Readonly<
  Record<'W' | 'U' | 'B' | 'R' | 'G', { readonly land: Card; readonly cards: readonly Card[] }>
> = {
  W: { land: plains, cards: white },
  U: { land: island, cards: blue },
  B: { land: swamp, cards: black },
  R: { land: mountain, cards: red },
  G: { land: forest, cards: green },
};
