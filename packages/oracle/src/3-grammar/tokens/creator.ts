import type { Ability, TokenSpec } from '@lawmage/ability';

type Described = Extract<TokenSpec, { readonly token: 'described' }>;
type Part = Readonly<Record<string, unknown>>;

const THIS = /^this (?<noun>artifact|creature|enchantment|land|planeswalker|Aura|Equipment|Vehicle|Saga)$/u;

/** [CR 201.5a | 2007: 202.2b] The name of what creates it, or a noun that the token itself cannot be, means what creates it. */
function isCreator({ types, subtypes }: Described, part: Part): boolean {
  if (part.what !== 'self') return false;
  if (part.said === undefined) return true;
  const noun = THIS.exec(String(part.said))?.groups?.noun;
  return noun !== undefined && ![...types, ...subtypes].some(type => type === noun);
}

function replaced(value: unknown, change: (part: Part) => Part | undefined): unknown {
  if (Array.isArray(value)) return value.map(item => replaced(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const changed = change(value as Part);
  if (changed !== undefined) return changed;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, change)]));
}

const inAbilities = (token: Described, change: (part: Part) => Part | undefined): Described =>
  token.abilities === undefined
    ? token
    : { ...token, abilities: replaced(token.abilities, change) as readonly Ability[] };

const saidOf = ({ said }: Part): Part => (said === undefined ? {} : { said });

/** "This enchantment" in the text of a creature token: what created it [CR 607.2 | 2007: 217.7d]. */
export const withCreator = (token: Described): Described =>
  inAbilities(token, part => (isCreator(token, part) ? { what: 'linked', by: 'creator', ...saidOf(part) } : undefined));

/** The inverse of `withCreator`. */
export const withoutCreator = (token: Described): Described =>
  inAbilities(token, part => (part.by === 'creator' ? { what: 'self', ...saidOf(part) } : undefined));
