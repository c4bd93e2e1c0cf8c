"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Board } from "../../../lib/contracts/board";
import type { SlicePlace, SliceSession } from "./slice-session";

type View = Pick<typeof import("./ranked-view"), "RankedHead" | "RankedBody">;

/** A board ranked here, and the components that show it. */
interface RankedHere {
  board: Board;
  view: View;
}

/**
 * The ranking of one board in the browser, at one k. Its code is loaded when a slice is about to be asked
 * for.
 * @param onFailure the browser can't answer: the server has to
 */
export function useSliceSession({ suite, cycle, k }: SlicePlace, onFailure: () => void) {
  const opened = useRef<Promise<SliceSession | null> | null>(null);
  const [ranked, setRanked] = useState<RankedHere | null>(null);
  const failed = useRef(onFailure);
  failed.current = onFailure;
  const open = useCallback(() => {
    opened.current ??= loadSession({ suite, cycle, k }, setRanked, () => failed.current());
    return opened.current;
  }, [suite, cycle, k]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board or k needs another session.
  useEffect(
    () => () => {
      opened.current?.then((session) => session?.end());
      opened.current = null;
    },
    [open],
  );
  return { open, ranked };
}

/** Null where the code can't be loaded, perhaps because the site was renewed meanwhile. */
async function loadSession(
  place: SlicePlace,
  onRanked: (ranked: RankedHere) => void,
  onFailure: () => void,
): Promise<SliceSession | null> {
  try {
    const [{ SliceSession }, { RankedHead, RankedBody }] = await Promise.all([
      import("./slice-session"),
      import("./ranked-view"),
    ]);
    return new SliceSession(place, {
      onBoard: (board) => onRanked({ board, view: { RankedHead, RankedBody } }),
      onFailure,
    });
  } catch {
    onFailure();
    return null;
  }
}
