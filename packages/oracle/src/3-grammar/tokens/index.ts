export {
  cardTypes,
  cardTypesMany,
  sized,
  someColors,
  subtypes,
  subtypesMany,
  supertypes,
  withAbilities,
} from './description.ts';
export { tokenSpec } from './spec.ts';
