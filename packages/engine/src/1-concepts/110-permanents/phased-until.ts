/** [CR 610.4a] The mark of what is phased out until something happens, and no untap step brings back. */
export const PHASED_UNTIL = 'phasedUntil';
