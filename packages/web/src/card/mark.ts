/** What the table adds to a card: what may be done with it now, and its part in combat. */
export type Mark = {
  /** Something can be done with it now. */
  readonly playable: boolean;
  /** It can be chosen for the question that is asked. */
  readonly target: boolean;
  readonly chosen: boolean;
  /** Its number among those chosen, if the order matters. */
  readonly ordinal: number;
  /** The question is about others. */
  readonly dimmed: boolean;
  /** It would be tapped to pay for what is chosen. */
  readonly pays: boolean;
  /** "A1" for an attacker, "→A2" for a blocker. */
  readonly fight: string;
  /** Among many attackers: what tells it from its equals, in place of its number. */
  readonly pack: string;
  readonly role: 'attack' | 'block' | 'none';
  /** Damage or counters it gets by the division in hand. */
  readonly share: number | null;
};

export const NO_MARK: Mark = {
  playable: false,
  target: false,
  chosen: false,
  ordinal: 0,
  dimmed: false,
  pays: false,
  fight: '',
  pack: '',
  role: 'none',
  share: null,
};

/** Attributes by which the style sheet draws the rings. */
export const markAttributes = (mark: Mark): Readonly<Record<string, string | undefined>> => ({
  'data-playable': flag(mark.playable),
  'data-target': flag(mark.target),
  'data-chosen': flag(mark.chosen),
  'data-dimmed': flag(mark.dimmed),
  'data-pays': flag(mark.pays),
  'data-role': mark.role === 'none' ? undefined : mark.role,
});

const flag = (on: boolean): string | undefined => (on ? '' : undefined);
