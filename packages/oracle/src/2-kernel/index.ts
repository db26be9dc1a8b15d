export { articleFor } from './article.ts';
export { eitherOf, type Literal, oneOf, table, tableForms } from './choose.ts';
export {
  an,
  andList,
  as,
  inBoth,
  lazy,
  lazyForms,
  listWith,
  maybe,
  not,
  orList,
  part,
  partForms,
  quiet,
  run,
  token,
  where,
} from './combine.ts';
export {
  type Ambiguous,
  type Declined,
  type Grammar,
  grammar,
  type ReadResult,
  type Unwritable,
  type Whole,
  type WriteResult,
} from './grammar.ts';
export type { RuleName } from './graph.ts';
export { meaning, same, sameMeaning } from './meaning.ts';
export type { AnyForms, AnyPhrase, Forms, Maybe, MaybeForms, Nothing, Phrase } from './phrase.ts';
export { forms, is, say } from './template.ts';
export type { Meant } from './types.ts';
export { type Usage, usageOf } from './usage.ts';
