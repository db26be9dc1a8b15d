/**
 * The differences between editions, one named value each, with the editions in which it changed. `docs/editions.md` says
 * what a player notices. A rule asks `editionOf(game).<name>`; nothing else asks which edition is played.
 */
import { held } from './held.ts';

export const DIFFERENCES = {
  /** [CR 103.3 | 2007: 101.1] Whether decks are shuffled before it is settled who starts. */
  shufflesBeforeChoice: held<boolean>(true, ['2022-04-29', false]),
  /** [CR 103.5 | 2007: 101.4] One card fewer each time, or a full hand of which some go to the bottom. */
  mulligan: held<'fewer' | 'bottom'>('fewer', ['2020-06-01', 'bottom']),
  /** [CR 103.5 | 2007: 101.4] Whether all players declare before anybody mulligans. */
  mulligansTogether: held<boolean>(false, ['2009-07-11', true]),
  /** [CR 103.5c | 2007: 101.4a] Whether the first mulligan is free with three or more players. */
  freeMulliganInMultiplayer: held<boolean>(false, ['2008-10-01', true]),
  /** [CR 500.5 | 2007: 300.3] When unspent mana empties. */
  poolEmpties: held<'phase' | 'step'>('phase', ['2009-07-11', 'step']),
  /** [CR 106.4 | 2007: 300.3] Mana burn: each mana lost costs one life. */
  manaBurn: held<boolean>(true, ['2009-07-11', false]),
  /** [CR 510.2 | 2007: 310.3, 310.4] Assigned combat damage is put on the stack. */
  damageUsesStack: held<boolean>(true, ['2009-07-11', false]),
  /** [CR 510.4 | 2007: 310.5] The second damage step takes who has not assigned, or who had no first strike. */
  secondDamageStep: held<'notAssigned' | 'noFirstStrike'>('notAssigned', ['2009-07-11', 'noFirstStrike']),
  /** [CR 702.2c | 2007: none] Any damage from a source with deathtouch is lethal when combat damage is divided. */
  deathtouchIsLethal: held<boolean>(false, ['2010-07-16', true]),
  /** [CR 508.8 | 2007: 308.4] Creatures put in attacking keep the block and damage steps. */
  enteredAttackersKeepSteps: held<boolean>(false, ['2008-10-01', true]),
  /** [CR 702.22c, 702.22j | 2007: 502.11b, 502.11c] Who bands with other: those with the same ability, or all of the quality. */
  bandsWithOther: held<'sameAbility' | 'quality'>('sameAbility', ['2009-07-11', 'quality']),
  /** [CR 704.5j | 2007: 420.5e] Legendary permanents of one name: all go, or each player keeps one. */
  legendRule: held<'all' | 'keepOne'>('all', ['2014-09-26', 'keepOne']),
  /** [CR 704.5h] Damage by a source with deathtouch destroys. */
  deathtouchDestroys: held<boolean>(false, ['2009-07-11', true]),
  /** [CR 704.5p | 2007: 420.5m] An attached creature becomes unattached though it is an Aura or Equipment. */
  attachedCreaturesFall: held<boolean>(false, ['2010-07-16', true]),
  /** [CR 111.2 | 2007: 216.1] A token's owner: the controller of the effect, or the player who creates it. */
  tokenOwner: held<'effectController' | 'creator'>('effectController', ['2009-07-11', 'creator']),
  /** [CR 111.4 | 2007: 216.1] What a token without a name of its own is called. */
  tokenNames: held<'subtypes' | 'subtypesAndToken'>('subtypes', ['2022-04-29', 'subtypesAndToken']),
  /** [CR 111.8 | 2007: 216.4] A token that has left the battlefield cannot change zones again. */
  leftTokensStay: held<boolean>(false, ['2012-07-01', true]),
  /** [CR 400.11 | 2007: 217.1e] Cards that are removed from the game are outside it, and can be brought in. */
  outsideIncludesExile: held<boolean>(true, ['2009-07-11', false]),
  /** [CR 702.26d | 2007: 217.8] Phasing out is a move to a zone of its own. */
  phasedOutIsZone: held<boolean>(true, ['2009-07-11', false]),
  /** [CR 603.6c | 2007: 410.10c] "From anywhere" looks back when the object left the battlefield. */
  fromAnywhereLooksBack: held<boolean>(true, ['2009-05-01', false]),
  /** [CR 603.10a | 2007: 410.10d] Sacrifices, leaving a graveyard, unattaching, phasing out, losing look back. */
  widerLookBack: held<boolean>(false, ['2009-05-01', true]),
  /** [CR 608.2b | 2007: 413.2a] A spell whose targets are all illegal is countered, or just leaves the stack. */
  illegalTargetsCounter: held<boolean>(true, ['2018-07-13', false]),
  /** [CR 613.1e, 613.1f | 2007: 418.5a] Colours and abilities share a layer. */
  colorWithAbilities: held<boolean>(true, ['2009-07-11', false]),
  /** [CR 613.4b, 613.4c | 2007: 418.5a] Setting power and toughness shares its layer with one-shot changes. */
  settingWithPumps: held<boolean>(true, ['2009-07-11', false]),
  /** [CR 613.7f, 613.7g | 2007: 418.5e] A permanent turned over or face up or down gets a new timestamp. */
  turningRestamps: held<boolean>(false, ['2016-11-11', true]),
  /** [CR 613.7m | 2007: 418.5e] Who puts in order what enters at the same time: the active player, or each player their own. */
  timestampTies: held<'active' | 'apnap'>('active', ['2020-06-01', 'apnap']),
  /** [CR 604.3, 208.2 | 2007: 402.8a, 208.2] A power or toughness that an ability defines is defined in all zones. */
  definedSizeEverywhere: held<boolean>(false, ['2007-05-01', true]),
  /** [CR 616.1b–616.1d | 2007: 419.9a] Which effects on how an object enters come before others, in order. */
  replacementClasses: held<readonly ('control' | 'copy' | 'backFace')[]>(
    [],
    ['2008-10-01', ['control']],
    ['2012-07-01', ['control', 'copy']],
    ['2022-04-29', ['control', 'copy', 'backFace']],
  ),
  /** [CR 724.1a | 2007: 509.2] Ending the turn drops triggers that were waiting. */
  endTurnDropsWaiting: held<boolean>(false, ['2016-11-11', true]),
  /** [CR 400.7j | 2007: 217.1c] An ability finds its source where its own cost has moved it. */
  costMovesFollowed: held<boolean>(false, ['2016-11-11', true]),
  /** [CR 401.6 | 2007: none] A card on top of a library that is revealed again becomes a new object. */
  revealedAnewIsNew: held<boolean>(false, ['2009-05-01', true]),
  /** [CR 605.1a | 2007: 406.1] An ability with a target may be a mana ability. */
  targetedManaAbilities: held<boolean>(true, ['2008-10-01', false]),
  /** [CR 605.1a | 2007: 406.1] An ability that moves cards to or from a library may be a mana ability. */
  libraryManaAbilities: held<boolean>(true, ['2026-08-07', false]),
  /** [CR 601.2b, 118.13a | 2007: 104.3f, 409.1b] How hybrid symbols are paid is announced, or settled while paying. */
  hybridAnnounced: held<boolean>(false, ['2008-10-01', true]),
  /** [CR 601.2e, 601.6 | 2007: 409.4] A spell is checked again when it has been proposed. */
  proposalChecked: held<boolean>(false, ['2020-06-01', true]),
  /** [CR 107.1b | 2007: 104.1] Values below zero count as zero in calculations. */
  negativesCountAsZero: held<boolean>(true, ['2007-05-01', false]),
  /** [CR 702.62a | 2007: 502.59a] A card whose last time counter is gone is cast if able, or if its player likes. */
  suspendedMustBeCast: held<boolean>(true, ['2024-08-02', false]),
  /** [CR 702.35a | 2007: 502.24a] Exiling a discarded card with madness is up to its player. */
  madnessIsOptional: held<boolean>(true, ['2016-11-11', false]),
  /** [CR 702.48b | 2007: 502.42b] What is offered for a spell is sacrificed as it is announced, or as it is paid for. */
  offeringSacrificedFirst: held<boolean>(true, ['2016-11-11', false]),
  /** [CR 607.5a, 707.7 | 2007: 503.8] A copy goes on using what it has chosen as a copy of something else. */
  copyKeepsChoices: held<boolean>(true, ['2020-06-01', false]),
  /** [CR 201.4b, 709.4a | 2007: 505.7] Both halves of a split card are named together, or one. */
  splitNamedWhole: held<boolean>(true, ['2014-09-26', false]),
  /** [CR 732.2b, 732.2c | 2007: 421.3] Who takes part in a loop chooses how often it is done, and the other has the last word. */
  loopNumbers: held<boolean>(true, ['2009-07-11', false]),
  /** [CR 729.2, 729.5 | 2007: 506.3, 506.6] For a subgame libraries are exiled; what is exiled in it stays so. */
  subgameExilesLibraries: held<boolean>(true, ['2008-10-01', false]),
} as const;
