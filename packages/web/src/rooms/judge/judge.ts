// size: everything that can be done in the room, on one state
/** The judge's room behind its page: what is opened, walked through, tried, compared and shared. */
import type { EditionName, Reply } from '@lawmage/engine';
import { type Fault, readScenario, type Scenario } from '@lawmage/judge/room';
import { editionTitle } from '@lawmage/judge/tell';
import type { ObjectId } from '../../game/seen.ts';
import { createStore, type Store } from '../../ui/store.ts';
import type { JudgeDoor } from './ask.ts';
import type { Answer } from './door.ts';
import { packed, type Shared } from './link.ts';
import { type PrintedRead, printedCards } from './printed.ts';
import { EMPTY_ROOM, type JudgeState, jumped, type Place, pathOf, placeAt, stepped } from './state.ts';

export type OpenWish = {
  readonly edition?: EditionName;
  readonly rule?: string | undefined;
  readonly branch?: number;
  readonly moves?: number;
};

export type Judge = ReturnType<typeof createJudge>;

export function createJudge(door: JudgeDoor, cardsOf: (scenario: Scenario) => Promise<PrintedRead> = printedCards) {
  const store: Store<JudgeState> = createStore(EMPTY_ROOM);
  const { get, set } = store;

  const fail = (text: string, problems: readonly Fault[]): void => set({ text, problems, opening: false });

  async function open(text: string, wish: OpenWish = {}): Promise<void> {
    set({ text, opening: true, problems: [], notice: '' });
    const reading = readScenario(text);
    if (!reading.ok) return fail(text, reading.problems);
    const { editions } = reading.scenario;
    const edition = wish.edition ?? (editions.includes(get().edition) ? get().edition : (editions[0] ?? 'current'));
    const { cards, problems } = await cardsOf(reading.scenario);
    if (problems.length > 0) return fail(text, problems);
    const opened = await door.ask('open', { text, edition, cards, rule: wish.rule });
    if (!opened.ok) return fail(text, opened.problems);
    const { study } = opened;
    const branch = study.branches[wish.branch ?? -1]?.id ?? opened.branch;
    const spot = wish.moves === undefined ? opened.spot : (pathOf(study, branch)[wish.moves]?.id ?? opened.spot);
    set({ ...EMPTY_ROOM, text, edition, cards, study, branch });
    await go(placeAt(study.spots[spot]));
  }

  async function go(place: Place): Promise<void> {
    set({ ...place, compared: null });
    const seen = await door.ask('look', { spot: place.spot });
    if (get().spot !== place.spot) return;
    set({ seen });
    const { looked } = get();
    if (looked !== null) await look(looked.id);
  }

  const path = () => {
    const { study, branch } = get();
    return study === null ? [] : pathOf(study, branch);
  };

  async function step(by: 1 | -1, decisions = false): Promise<void> {
    const next = (decisions ? jumped : stepped)(path(), get(), by);
    if (next !== null) await go(next);
  }

  const toEnd = (end: 'first' | 'last'): Promise<void> => go(placeAt(path().at(end === 'first' ? 0 : -1)));

  /** Shows another branch: where it is the same so far, at this place, else at its end. */
  async function show(branch: number): Promise<void> {
    set({ branch, compared: null });
    const here = path().find(one => one.id === get().spot);
    await go(here === undefined ? placeAt(path().at(-1)) : get());
  }

  async function taken(answer: Answer<'reply'>): Promise<void> {
    if (!answer.ok) return set({ notice: answer.problems.map(one => one.message).join(' ') });
    const { study, branch, spot } = answer;
    const isNew = branch !== get().branch && (get().study?.branches.every(one => one.id !== branch) ?? false);
    const name = study.branches.find(one => one.id === branch)?.name ?? '';
    set({ study, branch, notice: isNew ? `A new branch: ${name}.` : '' });
    await go(placeAt(study.spots[spot]));
  }

  const reply = async (given: Reply): Promise<void> => {
    const { branch, spot } = get();
    await taken(await door.ask('reply', { branch, spot, reply: given }));
  };

  /** Proposes to do again what has just been done. */
  const again = async (times: number): Promise<void> => {
    const { branch, spot } = get();
    await taken(await door.ask('again', { branch, spot, times }));
  };

  /** All pass in turn until something happens by it. */
  async function everyonePasses(): Promise<void> {
    for (let n = get().seen?.players.length ?? 0; n > 0; n--) {
      const before = get().spot;
      await reply([]);
      const { study, spot, seen } = get();
      const happened = (study?.spots[spot]?.entries.length ?? 0) > 0;
      if (spot === before || happened || seen?.decision?.kind !== 'priority') return;
    }
  }

  const concede = async (seat: number): Promise<void> => {
    const { branch, spot } = get();
    await taken(await door.ask('concede', { branch, spot, seat }));
  };

  async function look(id: ObjectId): Promise<void> {
    const { spot } = get();
    const [why, may] = await Promise.all([door.ask('explain', { spot, id }), door.ask('may', { spot, id })]);
    if (get().spot === spot) set({ looked: { id, why, may } });
  }

  async function written(): Promise<string | null> {
    const answer = await door.ask('write', {});
    if (answer.ok) return answer.text;
    set({ notice: answer.problems.map(one => one.message).join(' ') });
    return null;
  }

  /** The study as a link would hold it. */
  async function shared(): Promise<Shared | null> {
    const text = await written();
    const { study, edition, branch, spot } = get();
    if (text === null || study === null) return null;
    const at = study.branches.findIndex(one => one.id === branch);
    return {
      text,
      edition,
      branch: at,
      moves: Math.max(
        0,
        path().findIndex(one => one.id === spot),
      ),
    };
  }

  /** The same study by the rules of another edition, as far as its sentences go there; the comparison says where. */
  async function switchEdition(edition: EditionName): Promise<void> {
    const { study, branch } = get();
    if (study === null || edition === study.edition) return;
    const compared = await door.ask('editions', { branch });
    const at = study.branches.findIndex(one => one.id === branch);
    const text = await written();
    if (text === null) return;
    await open(text, { edition, branch: at });
    set(
      'ok' in compared
        ? { notice: compared.problems[0]?.message ?? '' }
        : { compared, notice: switchWords(edition, compared.differ) },
    );
  }

  return {
    store,
    open,
    edit: (text: string): void => set({ text, edited: true }),
    go,
    step,
    toEnd,
    show,
    reply,
    again,
    everyonePasses,
    concede,
    look,
    lookAway: (): void => set({ looked: null }),
    written,
    /** Puts the course with all its branches into the text. */
    writeDown: async (): Promise<void> => {
      const text = await written();
      if (text !== null) set({ text, edited: false, notice: 'The text says the course with all its branches.' });
    },
    shared,
    link: async (): Promise<string | null> => {
      const now = await shared();
      return now === null ? null : `#/judge/p/${await packed(now)}`;
    },
    switchEdition,
    compare: async (other: number): Promise<void> =>
      set({ compared: await door.ask('compare', { branch: get().branch, other }) }),
    endCompare: (): void => set({ compared: null }),
    rename: async (branch: number, name: string): Promise<void> =>
      set({ study: await door.ask('rename', { branch, name }) }),
    drop: async (branch: number): Promise<void> => {
      const study = await door.ask('drop', { branch });
      set({ study });
      if (get().branch === branch) await show(study.branches[0]?.id ?? 0);
    },
    say: (notice: string): void => set({ notice }),
    leave: (): void => door.close(),
  };
}

const switchWords = (edition: EditionName, differ: number): string =>
  `By the rules of ${editionTitle(edition)} the course ${differ < 0 ? 'is the same' : 'is another, from the marked line on'}.`;
