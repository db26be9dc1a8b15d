import type { ObjectView, View } from '@lawmage/engine';

/** Every object of a view, wherever it is. */
export function everything(view: View): readonly ObjectView[] {
  const zones = view.players.flatMap(player => [...player.hand, ...player.graveyard, ...player.library]);
  return [...view.battlefield, ...view.stack, ...view.exile, ...view.command, ...view.shown, ...zones];
}
