/**
 * Lists that are made from others which games share: one that is copied when something is first added to it grows in
 * place from then on.
 */
export class Growing {
  readonly #own: (readonly unknown[])[] = [];

  with<T>(list: readonly T[], one: T): readonly T[] {
    if (list.length > 0 && this.#own.includes(list)) {
      (list as T[]).push(one);
      return list;
    }
    const grown = [...list, one];
    this.#own.push(grown);
    return grown;
  }

  /** The same for one list of several. */
  withAt<T>(lists: readonly (readonly T[])[], at: number, one: T): readonly (readonly T[])[] {
    const list = lists[at];
    if (list === undefined) return lists;
    const grown = this.with(list, one);
    return grown === list ? lists : lists.with(at, grown);
  }
}
