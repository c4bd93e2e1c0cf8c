"use client";

import { type ReactNode, useEffect, useMemo } from "react";
import { useAddressQuery, writeAddressQuery } from "../../ui/use-address-query";
import { type BoardPlace, boardAddress } from "../board-address";
import {
  type BoardQuestion,
  isSameQuestion,
  readQuestion,
  type SliceSize,
  writeQuestion,
} from "./slice-choices";
import { SliceControls } from "./slice-controls";
import { useSliceSession } from "./use-slice-session";

interface SlicedBoardProps {
  /** Of what the server rendered. */
  place: BoardPlace;
  sizes: readonly SliceSize[];
  /** Every k to rank by. */
  ks: readonly number[];
  head: ReactNode;
  body: ReactNode;
}

/**
 * A board that is sliced in the browser. The address decides what is shown: its slice is the server's
 * until another is chosen, which is then ranked here, by the same functions, from the outcomes of all
 * models. Where that can't be, the server answers.
 */
export function SlicedBoard({ place, sizes, ks, head, body }: SlicedBoardProps) {
  const { suite, cycle } = place;
  const query = useAddressQuery(writeQuestion("", place, suite.k));
  const { question, ignored } = useQuestion(query, { sizes, ks, ownK: suite.k });
  // The address of a page that is kept would bring the same page again.
  const askServer = () => window.location.assign(boardAddress({ ...place, ...question }));
  const { open, ranked } = useSliceSession({ suite: suite.id, cycle, k: question.k }, askServer);
  const isRendered = isSameQuestion(question, place);
  useEffect(() => {
    if (!isRendered) open().then((session) => session?.rank(question.scope));
  }, [isRendered, question, open]);
  const shown = isRendered ? null : ranked;
  const isWaiting = !isRendered && (shown === null || !isSameQuestion(shown.board, question));
  const isTesting = shown !== null && shown.board.rows.length > 1 && shown.board.pairs === null;
  return (
    <div aria-busy={isWaiting || isTesting}>
      {shown ? <shown.view.RankedHead board={shown.board} /> : head}
      <SliceControls
        sizes={sizes}
        ks={ks}
        question={question}
        ignored={ignored}
        href={(to) => boardAddress({ ...place, ...to })}
        onIntent={() => open().then((session) => session?.prepare())}
        onChoose={(to) => writeAddressQuery(writeQuestion(query, to, suite.k), "push")}
        state={isWaiting ? "ranking" : isTesting ? "testing" : "done"}
      />
      {shown ? <shown.view.RankedBody board={shown.board} /> : body}
    </div>
  );
}

/** What the address asks for; the same question stays the same object. */
function useQuestion(
  query: string,
  board: { sizes: readonly SliceSize[]; ks: readonly number[]; ownK: number },
): { question: BoardQuestion; ignored: string[] } {
  const { sizes, ks, ownK } = board;
  const { scope, k, ignored } = useMemo(
    () => readQuestion(query, { sizes, ks, ownK }),
    [query, sizes, ks, ownK],
  );
  const { category, tier, language } = scope;
  const question = useMemo(
    () => ({ scope: { category, tier, language }, k }),
    [category, tier, language, k],
  );
  return { question, ignored };
}
