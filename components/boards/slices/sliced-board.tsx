"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Board } from "../../../lib/contracts/board";
import type { OutcomeScope } from "../../../lib/core/pairs/outcome-scope";
import { BoardBody } from "../board-body";
import { BoardHead } from "../board-head";
import { isSameScope, readScope, type SliceSize, sliceHref } from "./slice-choices";
import { SliceControls } from "./slice-controls";
import type { SlicePlace, SliceSession } from "./slice-session";

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
  const { open, ranked } = useSliceSession(place);
  const isRendered = isSameScope(scope, rendered);
  useEffect(() => {
    if (!isRendered) open().then((session) => session.rank(scope), askServer);
  }, [isRendered, scope, open]);
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
        onIntent={() => open().then((session) => session.prepare(), ignore)}
        onChoose={(to) => window.history.pushState(null, "", sliceHref(path, query, to))}
        state={isWaiting ? "ranking" : isTesting ? "testing" : "done"}
      />
      {shown ? <BoardBody board={shown} /> : body}
    </div>
  );
}

/** The session is opened, and its code loaded, when a slice is about to be asked for. */
function useSliceSession(place: SlicePlace) {
  const opened = useRef<Promise<SliceSession> | null>(null);
  const [ranked, setRanked] = useState<Board | null>(null);
  const open = useCallback(() => {
    opened.current ??= import("./slice-session").then(
      ({ SliceSession }) => new SliceSession(place, { onBoard: setRanked, onFailure: askServer }),
    );
    return opened.current;
  }, [place]);
  useEffect(
    () => () => {
      opened.current?.then((session) => session.end()).catch(() => undefined);
      opened.current = null;
    },
    [],
  );
  return { open, ranked };
}

/** The address names the slice already, so loading it again is the server's answer. */
function askServer(): void {
  window.location.reload();
}

/** Nobody has asked for a slice yet. */
function ignore(): void {}
