import type { Operator } from "./operator";
import { arithmeticReplaced } from "./operators/arithmetic-replaced";
import { booleanFlipped } from "./operators/boolean-flipped";
import { comparisonBoundary } from "./operators/comparison-boundary";
import { comparisonNegated } from "./operators/comparison-negated";
import { conditionNegated } from "./operators/condition-negated";
import { connectiveSwapped } from "./operators/connective-swapped";
import { constantOffByOne } from "./operators/constant-off-by-one";
import { equalitySwapped } from "./operators/equality-swapped";
import { extremumSwapped } from "./operators/extremum-swapped";
import { indexOffByOne } from "./operators/index-off-by-one";
import { orderReversed } from "./operators/order-reversed";
import { returnedValueReplaced } from "./operators/returned-value-replaced";
import { roundingSwapped } from "./operators/rounding-swapped";
import { statementDeleted } from "./operators/statement-deleted";

/** All operators. Where two make the same text, the first that stands here gives it its name. */
export const operators: readonly Operator[] = [
  orderReversed,
  comparisonBoundary,
  comparisonNegated,
  equalitySwapped,
  connectiveSwapped,
  conditionNegated,
  arithmeticReplaced,
  constantOffByOne,
  indexOffByOne,
  booleanFlipped,
  extremumSwapped,
  roundingSwapped,
  returnedValueReplaced,
  statementDeleted,
];
