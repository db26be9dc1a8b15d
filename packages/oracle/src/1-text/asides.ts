/** Reminder text that was set aside, with its place among the tokens of its unit. */
export interface Aside {
  /** The text as it stood, parentheses included, and odd spaces before it. */
  readonly text: string;
  /** How many tokens of the unit stood before it; absent if it stands at the end. */
  readonly after?: number;
}

/** A text without its reminders, and where they were cut out. */
export interface Cut {
  readonly text: string;
  readonly pieces: readonly { readonly at: number; readonly text: string }[];
}

/** Cuts out every text in parentheses that follows a space or begins a line, with the space before it. */
export function cutAsides(text: string): Cut {
  const pieces: { at: number; text: string }[] = [];
  let kept = '';
  let from = 0;
  for (let at = text.indexOf('('); at >= 0; at = text.indexOf('(', at + 1)) {
    const end = closing(text, at);
    if (at < from || end < 0 || /\S/u.test(text.charAt(at - 1))) continue;
    const start = at > from && text[at - 1] === ' ' ? at - 1 : at;
    kept += text.slice(from, start);
    pieces.push({ at: kept.length, text: text.slice(start, end) });
    from = end;
  }
  return { text: kept + text.slice(from), pieces };
}

/** Where a place in the cut text stood in the whole text; the end of a token stays before what was cut behind it. */
export function placeBefore(cut: Cut, at: number, isEnd: boolean): number {
  let place = at;
  for (const piece of cut.pieces) if (piece.at < at || (piece.at === at && !isEnd)) place += piece.text.length;
  return place;
}

function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
}
