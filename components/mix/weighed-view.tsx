import type { Board } from "../../lib/contracts/board";
import type { MixDescription } from "../../lib/core/mix/describe-mix";
import { equalMix, type MixWeights } from "../../lib/core/mix/mix-weights";
import { limitRows, type ModelLimits } from "./limit-rows";
import { isSameMix, type MixQuestion } from "./mix-address";
import { MixBody } from "./mix-body";
import { MixFacts } from "./mix-facts";
import { MixHead } from "./mix-head";

// Loaded with the first mix that is weighed in the browser; the server renders the same.

export interface WeighedProps {
  board: Board;
  mix: MixWeights;
  question: Pick<MixQuestion, "budget" | "answerMs">;
  known: ModelLimits;
  description: MixDescription;
}

/** What a mix found. */
export function WeighedHead({ board, mix, question, known, description }: WeighedProps) {
  const rows = limitRows(board.rows, known, question);
  return (
    <MixHead
      board={board}
      rows={rows}
      description={description}
      isPlain={isSameMix(mix, equalMix)}
    />
  );
}

/** Its rows. */
export function WeighedBody({ board, mix, question, known, description }: WeighedProps) {
  const rows = limitRows(board.rows, known, question);
  const { isRanked } = description;
  const isPlain = isSameMix(mix, equalMix);
  return (
    <>
      <MixFacts {...{ board, description, isPlain }} />
      <MixBody {...{ board, rows, isRanked, isPlain }} />
    </>
  );
}
