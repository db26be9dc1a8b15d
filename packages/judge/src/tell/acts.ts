/** Keyword actions in words: who, or what, has done one, and how much. */
import type { EventOf } from '@lawmage/engine';
import { line, object, type Sentence, type Telling, verb, who } from './parts.ts';

type Words = readonly [third: string, second: string];

/** What players do that is not called as its action is. */
const PLAYERS: Readonly<Record<string, Words>> = {
  scry: ['scries', 'scry'],
  manifestDread: ['manifests dread', 'manifest dread'],
  collectEvidence: ['collects evidence', 'collect evidence'],
  timeTravel: ['travels in time', 'travel in time'],
  committedCrime: ['commits a crime', 'commit a crime'],
  ringTempts: ['is tempted by the Ring', 'are tempted by the Ring'],
  venture: ['ventures into the dungeon', 'venture into the dungeon'],
  completeDungeon: ['completes a dungeon', 'complete a dungeon'],
  restart: ['begins the game anew', 'begin the game anew'],
  giveGift: ['gives the gift', 'give the gift'],
  foretell: ['foretells a card', 'foretell a card'],
  plot: ['plots a card', 'plot a card'],
};

/** Their number is how much, and not only that it was done. */
const MEASURED: ReadonlySet<string> = new Set(
  'scry surveil fateseal bolster adapt discover incubate amass collectEvidence blight earthbend waterbend expend'.split(
    ' ',
  ),
);

/** What permanents do, whoever controls them. */
const PERMANENTS: Readonly<Record<string, string>> = {
  explore: 'explores',
  connive: 'connives',
  exploit: 'exploits a creature',
  evolve: 'evolves',
  exert: 'is exerted',
  mentor: 'mentors',
  crew: 'crews',
  saddle: 'saddles',
  crewed: 'is crewed',
  miracle: 'is revealed for its miracle',
};

/** The sentence of a keyword action. */
export function sayAct(telling: Telling, event: EventOf<'act'>): Sentence {
  const { act, seat, id, n, to } = event;
  const deed = PERMANENTS[act];
  if (deed !== undefined && id >= 0) {
    const whom = to === undefined ? [] : [' ', object(telling, to)];
    return line('short', object(telling, id), ` ${deed}`, ...whom, '.');
  }
  const words = act === 'clash' ? clashing(n) : (PLAYERS[act] ?? plain(act));
  const subject = seat >= 0 ? who(telling, seat) : object(telling, id);
  const much = n > 0 && MEASURED.has(act) ? ` ${n}` : '';
  return line(act === 'expend' ? 'rules' : 'short', subject, ` ${verb(telling, seat, ...words)}${much}.`);
}

/** [CR 701.30d | 2007: none] Who clashes wins or does not. */
const clashing = (won: number): Words =>
  won > 0 ? ['wins the clash', 'win the clash'] : ['doesn’t win the clash', 'don’t win the clash'];

const plain = (act: string): Words => [/(s|x|ch|sh)$/.test(act) ? `${act}es` : `${act}s`, act];
