/** What a player prefers. Good values from the start; kept in this browser only. */
import type { EditionName } from '../game/seen.ts';
import type { PassMode } from '../table/passing.ts';
import { defaultStops, type Stops } from '../table/stops.ts';
import { createStore, useStore } from '../ui/store.ts';

export const PACES = ['relaxed', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export type Settings = {
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'normal' | 'high';
  readonly motion: 'system' | 'full' | 'reduced';
  readonly textSize: 100 | 115 | 130 | 150;
  /** Pictures of cards, asked for by name from Scryfall. */
  readonly pictures: boolean;
  readonly pace: Pace;
  readonly mode: PassMode;
  readonly stops: Readonly<Record<EditionName, Stops>>;
  readonly secondMain: boolean;
  readonly askForced: boolean;
  readonly confirmLinger: boolean;
  readonly onePress: boolean;
  readonly leftHanded: boolean;
  readonly letterKeys: boolean;
  readonly logLevel: 'short' | 'full' | 'rules';
  readonly sound: boolean;
  readonly name: string;
  /** Hints of the first game that were seen. */
  readonly hintsSeen: readonly string[];
};

const INITIAL: Settings = {
  theme: 'system',
  contrast: 'normal',
  motion: 'system',
  textSize: 100,
  pictures: false,
  pace: 'normal',
  mode: 'smart',
  stops: { current: defaultStops('current'), '2007-02': defaultStops('2007-02') },
  secondMain: true,
  askForced: false,
  confirmLinger: false,
  onePress: false,
  leftHanded: false,
  letterKeys: true,
  logLevel: 'full',
  sound: false,
  name: 'You',
  hintsSeen: [],
};

const KEY = 'lawmage.settings';

/** A browser that keeps nothing is no error: the settings then last until the tab closes. */
function stored(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export const settingsStore = createStore<Settings>({ ...INITIAL, ...stored() });

settingsStore.watch(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settingsStore.get()));
  } catch {
    document.documentElement.dataset.keepsNothing = '';
  }
});

export const useSettings = (): Settings => useStore(settingsStore);

/** Themes, contrast, motion and text size are attributes of the document. */
export function applySettings(settings: Settings): void {
  const root = document.documentElement;
  const { dataset } = root;
  if (settings.theme === 'system') delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.contrast = settings.contrast;
  dataset.motion = settings.motion;
  dataset.hand = settings.leftHanded ? 'left' : 'right';
  root.style.setProperty('--text-size', String(settings.textSize / 100));
}
