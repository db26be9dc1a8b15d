export { eitherOf, oneOf, table, tableForms } from './choose.ts';
export {
  an,
  andList,
  as,
  inBoth,
  lazy,
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
export { type Grammar, grammar } from './grammar.ts';
export type { RuleName } from './graph.ts';
export { meaning, same, sameMeaning } from './meaning.ts';
export type { Forms, Nothing, Phrase } from './phrase.ts';
export { forms, is, say } from './template.ts';
export type { Meant } from './types.ts';
export { usageOf } from './usage.ts';
