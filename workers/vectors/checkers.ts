import { adjustChecker } from "./checkers/adjust";
import { allocationChecker } from "./checkers/allocation";
import { allocationShortChecker } from "./checkers/allocation-short";
import { bootstrapEndToEndChecker } from "./checkers/bootstrap-end-to-end";
import { bootstrapGivenIndicesChecker } from "./checkers/bootstrap-given-indices";
import { chacha20Checker } from "./checkers/chacha20";
import { clopperPearsonChecker } from "./checkers/clopper-pearson";
import { clusterBootstrapGivenIndicesChecker } from "./checkers/cluster-bootstrap-given-indices";
import { cmhChecker } from "./checkers/cmh";
import { cmhBaseAdjustedChecker } from "./checkers/cmh-base-adjusted";
import { fingerprintChecker } from "./checkers/fingerprint";
import { flakinessChecker } from "./checkers/flakiness";
import { intervalFlagsChecker } from "./checkers/interval-flags";
import { isoWeekChecker } from "./checkers/iso-week";
import { isoWeeksInYearChecker } from "./checkers/iso-weeks-in-year";
import { kendallChecker } from "./checkers/kendall";
import { macroIntervalChecker } from "./checkers/macro-interval";
import { mantelHaenszelChecker } from "./checkers/mantel-haenszel";
import { mcnemarChecker } from "./checkers/mcnemar";
import { pairedGivenIndicesChecker } from "./checkers/paired-given-indices";
import { pairedIntervalLabelledChecker } from "./checkers/paired-interval-labelled";
import { pairedNRequiredChecker } from "./checkers/paired-n-required";
import { passAtKChecker } from "./checkers/pass-at-k";
import { passAtKAggregateChecker } from "./checkers/pass-at-k-aggregate";
import { passAtKInvalidChecker } from "./checkers/pass-at-k-invalid";
import { passAtKSequentialChecker } from "./checkers/pass-at-k-sequential";
import { prngChecker } from "./checkers/prng";
import { prngBoundedChecker } from "./checkers/prng-bounded";
import { quantileChecker } from "./checkers/quantile";
import { ranksChecker } from "./checkers/ranks";
import { raoWuChecker } from "./checkers/rao-wu";
import { ratioCostPerResolvedChecker } from "./checkers/ratio-cost-per-resolved";
import { ratioInfiniteChecker } from "./checkers/ratio-infinite";
import { regressionChecker } from "./checkers/regression";
import { rotationChecker } from "./checkers/rotation";
import { scopeLabelsChecker } from "./checkers/scope-labels";
import { signFlipChecker } from "./checkers/sign-flip";
import { taskSelectionChecker } from "./checkers/task-selection";
import { weightedCheckers } from "./checkers/weighted";
import { wilsonChecker } from "./checkers/wilson";
import { wilsonClusterCheckers } from "./checkers/wilson-cluster";
import type { Checker } from "./define-checker";

/** Every key of the reference vectors has one. */
export const checkers: readonly Checker[] = [
  adjustChecker,
  allocationShortChecker,
  allocationChecker,
  bootstrapEndToEndChecker,
  bootstrapGivenIndicesChecker,
  chacha20Checker,
  clopperPearsonChecker,
  clusterBootstrapGivenIndicesChecker,
  cmhBaseAdjustedChecker,
  cmhChecker,
  fingerprintChecker,
  flakinessChecker,
  intervalFlagsChecker,
  isoWeekChecker,
  isoWeeksInYearChecker,
  kendallChecker,
  macroIntervalChecker,
  mantelHaenszelChecker,
  mcnemarChecker,
  pairedGivenIndicesChecker,
  pairedIntervalLabelledChecker,
  pairedNRequiredChecker,
  passAtKAggregateChecker,
  passAtKInvalidChecker,
  passAtKSequentialChecker,
  passAtKChecker,
  prngBoundedChecker,
  prngChecker,
  quantileChecker,
  ranksChecker,
  raoWuChecker,
  ratioCostPerResolvedChecker,
  ratioInfiniteChecker,
  regressionChecker,
  rotationChecker,
  scopeLabelsChecker,
  signFlipChecker,
  taskSelectionChecker,
  ...weightedCheckers,
  ...wilsonClusterCheckers,
  wilsonChecker,
];
