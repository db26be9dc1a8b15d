/** State-based actions about planeswalkers, Sagas, Roles and counters. */

import { finalChapter, isChapter } from '../../6-spells-and-effects/603-triggered/chapters.ts';
import { rulesOn } from '../../6-spells-and-effects/604-static/rules.ts';
import { characteristics, controllerOf, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';
import { add, goes, hasTriggered, type ObjectCheck } from './found.ts';

/** [CR 704.5i] A planeswalker with loyalty 0. */
export const checkPlaneswalker: ObjectCheck = (game, id, actions) => {
  if (!isType(game, id, 'planeswalker') || (thing(game, id).counters.loyalty ?? 0) > 0) return;
  cite('306.9|', '306.5c|', '122.1e|');
  add(actions, goes(id, '704.5i|'));
};

/** [CR 704.5s, 714.2d, 714.4] A Saga whose final chapter has been reached and left the stack is sacrificed. */
export const checkSaga: ObjectCheck = (game, id, actions) => {
  const lore = thing(game, id).counters.lore ?? 0;
  if (lore === 0 || !characteristics(game, id).subtypes.has('Saga')) return;
  const final = finalChapter(game, id);
  if (final === 0 || lore < final || by('714.4|', hasTriggered(game, id, isChapter))) return;
  cite('714.4|');
  add(actions, goes(id, '704.5s|', 'sacrifice'));
};

/** [CR 704.5q | 2007: 420.5n] +1/+1 and -1/-1 counters on one permanent take each other away. */
export const checkCounters: ObjectCheck = (game, id, actions) => {
  const { counters } = thing(game, id);
  const n = Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
  if (n <= 0) return;
  cite('122.3|');
  for (const kind of ['+1/+1', '-1/-1']) {
    actions.events.push({
      what: 'counters',
      id,
      seat: NOBODY,
      kind,
      n: -n,
      by: NOBODY,
      rule: '704.5q|420.5n',
      source: NONE,
    });
  }
};

/** [CR 122.4, 704.5r] Of counters of which a permanent can't have more than so many, the rest is removed. */
export const checkMostCounters: ObjectCheck = (game, id, actions) => {
  for (const { rule } of rulesOn(game, id)) {
    if (rule.rule !== 'mostCounters') continue;
    const over = (thing(game, id).counters[rule.kind] ?? 0) - rule.most;
    if (over <= 0) continue;
    const removed = { id, seat: NOBODY, kind: rule.kind, n: -over, by: NOBODY, source: NONE } as const;
    cite('122.4|');
    actions.events.push({ what: 'counters', rule: '704.5r|', ...removed });
  }
};

/** [CR 704.5z] Of several Roles of one player on a permanent only the newest stays. */
export const checkRoles: ObjectCheck = (game, id, actions) => {
  if (!isRole(game, id)) return;
  const { attachedTo } = thing(game, id);
  if (attachedTo === NONE) return;
  const controller = controllerOf(game, id);
  const roles = thing(game, attachedTo).attachments.filter(
    other => isRole(game, other) && controllerOf(game, other) === controller,
  );
  const newest = Math.max(...roles.map(role => thing(game, role).timestamp));
  if (roles.length > 1) cite('303.7a|');
  for (const role of roles) if (thing(game, role).timestamp < newest) add(actions, goes(role, '704.5z|'));
};

const isRole = (game: Game, id: ObjectId): boolean => characteristics(game, id).subtypes.has('Role');
