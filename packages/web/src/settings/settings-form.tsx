// size: the markup of one component, from top to bottom
import type { ReactNode } from 'react';
import { PACES, type Settings, settingsStore, useSettings } from './settings.ts';

type Choice<K extends keyof Settings> = {
  name: K;
  words: string;
  options: readonly (readonly [value: Settings[K], words: string])[];
};

/** One setting with a few values. */
function Choose<K extends keyof Settings>({ name, words, options }: Choice<K>) {
  const settings = useSettings();
  return (
    <label className="setting">
      <span>{words}</span>
      <select
        value={String(settings[name])}
        onChange={event => {
          const chosen = options.find(([value]) => String(value) === event.target.value);
          if (chosen !== undefined) settingsStore.set({ [name]: chosen[0] } as Partial<Settings>);
        }}
      >
        {options.map(([value, text]) => (
          <option key={String(value)} value={String(value)}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

type Switches = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

function Switch({ name, children }: { name: Switches; children: ReactNode }) {
  const settings = useSettings();
  return (
    <label className="setting">
      <span>{children}</span>
      <input
        type="checkbox"
        checked={settings[name]}
        onChange={event => settingsStore.set({ [name]: event.target.checked } as Partial<Settings>)}
      />
    </label>
  );
}

export function SettingsForm() {
  return (
    <div className="settings">
      <h3>Looks</h3>
      <Choose
        name="theme"
        words="Theme"
        options={[
          ['system', 'as the system'],
          ['dark', 'dark'],
          ['light', 'light'],
        ]}
      />
      <Choose
        name="contrast"
        words="Contrast"
        options={[
          ['normal', 'normal'],
          ['high', 'high'],
        ]}
      />
      <Choose
        name="motion"
        words="Motion"
        options={[
          ['system', 'as the system'],
          ['full', 'full'],
          ['reduced', 'reduced'],
        ]}
      />
      <Choose
        name="textSize"
        words="Text size"
        options={[
          [100, '100 %'],
          [115, '115 %'],
          [130, '130 %'],
          [150, '150 %'],
        ]}
      />
      <Switch name="leftHanded">Left-handed (phone)</Switch>
      <Switch name="pictures">Show pictures from Scryfall (asks scryfall.com for cards by name)</Switch>
      <h3>Pace</h3>
      <Choose name="pace" words="Others’ acts" options={PACES.map(pace => [pace, pace] as const)} />
      <Switch name="confirmLinger">Ask me to confirm what I cannot answer</Switch>
      <Switch name="secondMain">Stop in my second main phase though I have nothing to do</Switch>
      <Switch name="onePress">One press plays what has one way to be played</Switch>
      <Switch name="askForced">Ask even when there is only one choice</Switch>
      <h3>Keys and sound</h3>
      <Switch name="letterKeys">Single-letter keys</Switch>
      <Switch name="sound">Sounds</Switch>
    </div>
  );
}
