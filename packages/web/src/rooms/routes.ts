/** The rooms besides the table, each loaded when somebody goes there, by addresses behind `#/`. */
import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';
import type { Setup } from '../game/door.ts';

export type RoomProps = {
  /** What follows the room's name in the address. */
  readonly rest: string;
  /** Begins a game and goes to its table. */
  readonly play: (setup: Omit<Setup, 'seed'>) => void;
};

export const ROOMS: Readonly<Record<string, LazyExoticComponent<ComponentType<RoomProps>>>> = {
  judge: lazy(() => import('./judge/judge-page.tsx')),
  workshop: lazy(() => import('./workshop/workshop-page.tsx')),
  rules: lazy(() => import('./rules/rules-page.tsx')),
};

export type Route = { readonly room: string; readonly rest: string };

const watchHash = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** `#/judge/p/CODE` is the room `judge` with `p/CODE`; '' is the table. */
export function routeOf(hash: string): Route {
  const [, room = '', rest = ''] = /^#\/([a-z]+)(?:\/(.*))?$/su.exec(hash) ?? [];
  return room in ROOMS ? { room, rest } : { room: '', rest: '' };
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(watchHash, () => location.hash);
  return routeOf(hash);
}
