export { cardTypes, cardTypesMany, sized, someColors, subtypes, supertypes, withAbilities } from './description.ts';
export { tokenSpec } from './spec.ts';
