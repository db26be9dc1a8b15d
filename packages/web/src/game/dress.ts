/** A view as the page is shown it: words instead of abilities. */
import type { Face } from '@lawmage/ability';
import {
  type Decision,
  type Edition,
  editionOf,
  type Game,
  type ObjectView,
  type PlayerView,
  type Seat,
  see,
  type View,
} from '@lawmage/engine';
import { everything } from './everything.ts';
import { outcomesOf } from './outcomes.ts';
import { optionText, questionWords } from './question-words.ts';
import type { DecisionSeen, FaceSeen, Line, ObjectSeen, PlayerSeen, Seen, StackSeen } from './seen.ts';
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
  const { abilities, faces, stack, ...rest } = object;
  return {
    ...rest,
    lines: abilities.map(({ ability, granted }): Line => ({ text: abilityWords(ability, object), granted })),
    others: faces.length === 0 ? NO_OTHERS : otherFaces(object),
    keywords: [...new Set(abilities.flatMap(({ ability }) => (ability.is === 'keyword' ? [ability.keyword] : [])))],
    stack: stack === null ? null : dressStack(object, stack),
  };
}

const NO_OTHERS: readonly FaceSeen[] = [];

/** The faces whose words are not among those of the object itself, as the halves of a split card are. */
function otherFaces({ faces, name }: ObjectView): readonly FaceSeen[] {
  const own = name.split(' // ');
  return faces.filter(face => !own.includes(face.name)).map(dressFace);
}

const dressFace = ({ name, cost, type, abilities }: Face): FaceSeen => ({
  name,
  cost,
  type,
  lines: abilities.map(ability => abilityWords(ability, { name, type })),
});

function dressStack(object: ObjectView, { ability, ...stack }: NonNullable<ObjectView['stack']>): StackSeen {
  const spell = object.abilities.find(one => one.ability.is === 'spell')?.ability;
  const says = ability ?? spell;
  const speaker = { name: object.name || stack.sourceName, type: object.type };
  return { ...stack, text: says === undefined ? '' : abilityWords(says, speaker) };
}

function dressDecision(view: View, decision: Decision): DecisionSeen {
  const find = (id: number): ObjectView | undefined => everything(view).find(object => object.id === id);
  const source = find(decision.why.source);
  const context = { speaker: source ?? NOBODY_SPEAKS, find };
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
