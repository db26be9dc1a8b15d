/** The layers of an edition as values: their order, and where each kind of change is applied. */
import type { Modification } from '@lawmage/ability';
import { type Edition, editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';

export type Change = Modification['change'];
/** Where an effect comes from: a characteristic-defining ability, another static ability, a resolved spell or ability. */
export type Origin = 'defining' | 'static' | 'resolved';

/** Layers and sublayers, first to last, by the names of the change that they are for. */
export type Layer =
  | 'copy'
  | 'control'
  | 'text'
  | 'type'
  | 'color'
  | 'ability'
  | 'definedSize'
  | 'size'
  | 'counters'
  | 'modifySize'
  | 'switch'
  | 'rules';

export type LayerSystem = {
  readonly order: readonly Layer[];
  /** The place in `order` of a change. */
  readonly placeOf: (change: Change, origin: Origin) => number;
  /** The place in which counters are applied. */
  readonly counters: number;
  /** Whether a characteristic-defining ability may wait for another effect on which it depends. */
  readonly definingMayWait: boolean;
};

const PLAIN: Readonly<Record<Change, Layer>> = {
  copy: 'copy',
  noCost: 'copy',
  control: 'control',
  name: 'text',
  allNames: 'text',
  fullText: 'text',
  ownName: 'text',
  ownColor: 'color',
  text: 'text',
  textBox: 'text',
  type: 'type',
  loseType: 'type',
  color: 'color',
  gain: 'ability',
  gainOneOf: 'ability',
  gainAlike: 'ability',
  cantHave: 'ability',
  lose: 'ability',
  base: 'size',
  gets: 'modifySize',
  switch: 'switch',
  rule: 'rules',
};

/** [CR 613.1, 613.4] Colours and abilities apart; setting, then everything that modifies, then switching. */
const APART: readonly Layer[] = [
  'copy',
  'control',
  'text',
  'type',
  'color',
  'ability',
  'definedSize',
  'size',
  'modifySize',
  'switch',
  'rules',
];

/** [2007: 418.5a] One layer for all other effects; then 6a defining, 6b all others, 6c counters, 6d static modifiers, 6e. */
const TOGETHER: readonly Layer[] = [
  'copy',
  'control',
  'text',
  'type',
  'ability',
  'definedSize',
  'size',
  'counters',
  'modifySize',
  'switch',
  'rules',
];

function layerIn(edition: Edition, change: Change, origin: Origin): Layer {
  const plain = PLAIN[change];
  if (plain === 'color' && edition.colorWithAbilities) return 'ability';
  if (plain === 'size' && origin === 'defining') return 'definedSize';
  if (plain === 'modifySize' && origin === 'resolved' && edition.settingWithPumps) return 'size';
  return plain;
}

function systemOf(edition: Edition): LayerSystem {
  const order = edition.colorWithAbilities ? TOGETHER : APART;
  return {
    order,
    placeOf: (change, origin) => order.indexOf(layerIn(edition, change, origin)),
    counters: order.indexOf(edition.settingWithPumps ? 'counters' : 'modifySize'),
    definingMayWait: edition.colorWithAbilities,
  };
}

const systems = new Map<Edition, LayerSystem>();

/** [CR 613.1–613.4 | 2007: 418.5a] The layers of the edition that is played. */
export function layersOf(game: Pick<Game, 'edition'>): LayerSystem {
  const edition = editionOf(game);
  let system = systems.get(edition);
  if (system === undefined) {
    system = systemOf(edition);
    systems.set(edition, system);
  }
  return system;
}
