/** The scenarios that come with Lawmage, by folder and name. */
const FILES = import.meta.glob<string>('../../../../../scenarios/**/*.play', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type Example = {
  /** `704-state-based/lethal-damage.play` */
  readonly name: string;
  readonly title: string;
  readonly folder: string;
  readonly text: string;
  /** Whether it needs cards beyond its own. */
  readonly printed: boolean;
};

const heading = (text: string, key: string): string => new RegExp(`^${key}:\\s*(.*)$`, 'mu').exec(text)?.[1] ?? '';

export const EXAMPLES: readonly Example[] = Object.entries(FILES)
  .map(([path, text]) => {
    const name = path.replace(/^.*\/scenarios\//u, '');
    return {
      name,
      title: heading(text, 'Scenario'),
      folder: name.split('/')[0] ?? '',
      text,
      printed: /^Printed cards?:/mu.test(text),
    };
  })
  .toSorted((one, other) => one.name.localeCompare(other.name));

export const exampleNamed = (name: string): Example | undefined => EXAMPLES.find(one => one.name === name);
