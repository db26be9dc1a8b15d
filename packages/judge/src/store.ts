/** The face of the rulebook that needs Node: imported editions in a file, datasets. */
export { DATASET_FORMATS, type DatasetFormat, write as writeDataset } from './rulebook/dataset/formats.ts';
export { rowsOf } from './rulebook/dataset/row.ts';
export {
  type ImportOptions,
  type ImportRulesCode,
  type ImportRulesReport,
  importRules,
} from './rulebook/store/import-rules.ts';
export { defaultRulesPath, openRules, type RuleStoreCode } from './rulebook/store/open.ts';
export type { Finding, Findings, RuleStore } from './rulebook/store/rule-store.ts';
