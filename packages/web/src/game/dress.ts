/** A view as the page is shown it: words instead of abilities. */
import type { Ability } from '@lawmage/ability';
import {
  type Decision,
  type Edition,
  editionOf,
  type Game,
  type ObjectId,
  type ObjectView,
  type PlayerView,
  type Seat,
  see,
  type View,
} from '@lawmage/engine';
import { everything } from './everything.ts';
import { outcomesOf } from './outcomes.ts';
import { optionText, questionWords } from './question-words.ts';
import type { DecisionSeen, Line, ObjectSeen, PlayerSeen, Seen, StackSeen } from './seen.ts';
import { abilityWords, NOBODY_SPEAKS } from './words.ts';

/** What a seat is shown of a game. */
export function dressGame(game: Game, seat: Seat, repeats = ''): Seen {
  const seen = dress(see(game, seat), editionOf(game));
  const { decision } = seen;
  return decision === null ? seen : { ...seen, decision: { ...decision, outcomes: outcomesOf(game, seat), repeats } };
}

export function dress(view: View, edition: Edition): Seen {
  const all = (objects: readonly ObjectView[]): readonly ObjectSeen[] => objects.map(dressObject);
  return {
    ...view,
    players: view.players.map(dressPlayer),
    battlefield: all(view.battlefield),
    stack: all(view.stack),
    exile: all(view.exile),
    command: all(view.command),
    shown: all(view.shown),
    decision: view.decision === null ? null : dressDecision(view, view.decision),
    rules: { poolEmpties: edition.poolEmpties, manaBurn: edition.manaBurn, damageUsesStack: edition.damageUsesStack },
  };
}

const dressPlayer = (player: PlayerView): PlayerSeen => ({
  ...player,
  hand: player.hand.map(dressObject),
  library: player.library.map(dressObject),
  graveyard: player.graveyard.map(dressObject),
});

function dressObject(object: ObjectView): ObjectSeen {
  const { abilities, stack, ...rest } = object;
  return {
    ...rest,
    lines: abilities.map(({ ability, granted }): Line => ({ text: abilityWords(ability, object), granted })),
    keywords: [...new Set(abilities.flatMap(({ ability }) => (ability.is === 'keyword' ? [ability.keyword] : [])))],
    stack: stack === null ? null : dressStack(object, stack),
  };
}

function dressStack(object: ObjectView, { ability, ...stack }: NonNullable<ObjectView['stack']>): StackSeen {
  const spell = object.abilities.find(one => one.ability.is === 'spell')?.ability;
  const says = ability ?? spell;
  return { ...stack, text: says === undefined ? '' : abilityWords(says, object) };
}

function dressDecision(view: View, decision: Decision): DecisionSeen {
  const find = (id: ObjectId): ObjectView | undefined => everything(view).find(object => object.id === id);
  const abilitiesOf = (id: number): readonly Ability[] => find(id as ObjectId)?.abilities.map(one => one.ability) ?? [];
  const source = find(decision.why.source);
  const context = { speaker: source ?? NOBODY_SPEAKS, abilitiesOf };
  return {
    ...decision,
    why: { code: decision.why.code, source: decision.why.source, rule: decision.why.rule },
    options: decision.options.map(option =>
      option.is === 'trigger' || option.is === 'effect' ? { ...option, about: null } : option,
    ),
    outcomes: [],
    repeats: '',
    says: questionWords(decision, context),
    words: decision.options.map(option =>
      optionText(
        decision,
        option,
        'id' in option ? { ...context, speaker: find(option.id) ?? context.speaker } : context,
      ),
    ),
  };
}
