/** [CR 508.1g, 607.2h | 2007: none] The rule by which a creature is exerted as it attacks: it tells that from other exertion. */
export const AS_IT_ATTACKS = '508.1g|';
