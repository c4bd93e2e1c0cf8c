"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Board } from "../../../lib/contracts/board";
import type { OutcomeScope } from "../../../lib/core/pairs/outcome-scope";
import { BoardBody } from "../board-body";
import { BoardHead } from "../board-head";
import { isSameScope, readScope, type SliceSize, sliceHref } from "./slice-choices";
import { SliceControls } from "./slice-controls";
import { type SlicePlace, SliceSession } from "./slice-session";

interface SlicedBoardProps {
  place: SlicePlace;
  sizes: readonly SliceSize[];
  /** Of what the server rendered. */
  scope: OutcomeScope;
  head: ReactNode;
  body: ReactNode;
}

/**
 * A board that is sliced in the browser. The address decides what is shown: its slice is the server's
 * until another is chosen, which is then ranked here, by the same functions, from the outcomes of all
 * models. Where that can't be, the link is followed and the server answers.
 */
export function SlicedBoard({ place, sizes, scope: rendered, head, body }: SlicedBoardProps) {
  const path = usePathname();
  const query = useSearchParams().toString();
  const scope = useMemo(() => readScope(sizes, new URLSearchParams(query)), [sizes, query]);
  const { session, ranked } = useSliceSession(place, { path, query });
  const isRendered = isSameScope(scope, rendered);
  useEffect(() => {
    if (!isRendered) session.current?.rank(scope);
  }, [isRendered, scope, session]);
  const shown = isRendered ? null : ranked;
  const isWaiting = !isRendered && (ranked === null || !isSameScope(ranked.scope, scope));
  const isTesting = shown !== null && shown.rows.length > 1 && shown.pairs === null;
  return (
    <div aria-busy={isWaiting || isTesting}>
      {shown ? <BoardHead board={shown} /> : head}
      <SliceControls
        sizes={sizes}
        scope={scope}
        href={(to) => sliceHref(path, query, to)}
        onIntent={() => session.current?.prepare().catch(() => undefined)}
        onChoose={(to) => window.history.pushState(null, "", sliceHref(path, query, to))}
        state={isWaiting ? "ranking" : isTesting ? "testing" : "done"}
      />
      {shown ? <BoardBody board={shown} /> : body}
    </div>
  );
}

function useSliceSession(place: SlicePlace, at: { path: string; query: string }) {
  const { suite, cycle, k } = place;
  const session = useRef<SliceSession | null>(null);
  const [ranked, setRanked] = useState<Board | null>(null);
  const address = useRef(at);
  address.current = at;
  useEffect(() => {
    const opened = new SliceSession(
      { suite, cycle, k },
      {
        onBoard: setRanked,
        onFailure: () => {
          const { path, query } = address.current;
          // As the server answers it: the same address, loaded.
          window.location.assign(query === "" ? path : `${path}?${query}`);
        },
      },
    );
    session.current = opened;
    return () => opened.end();
  }, [suite, cycle, k]);
  return { session, ranked };
}
