"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Board } from "../../lib/contracts/board";
import type { MixWeights } from "../../lib/core/mix/mix-weights";
import type { MixPlace, MixSession } from "./mix-session";

type View = typeof import("./weighed-view");

/** A board weighed here, and the components that show it. */
interface Weighed {
  board: Board;
  mix: MixWeights;
  view: View;
}

/** The weighing of one board in the browser. Its code is loaded when a mix is about to be asked for. */
export function useMixSession({ suite, cycle }: MixPlace) {
  const opened = useRef<Promise<MixSession | null> | null>(null);
  const [ranked, setRanked] = useState<Weighed | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const open = useCallback(() => {
    opened.current ??= load({ suite, cycle }, setRanked, setFailure);
    return opened.current;
  }, [suite, cycle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board needs another session.
  useEffect(
    () => () => {
      opened.current?.then((session) => session?.end());
      opened.current = null;
    },
    [open],
  );
  return { open, ranked, failure };
}

/** Null where the code can't be loaded, perhaps because the site was renewed meanwhile. */
async function load(
  place: MixPlace,
  onRanked: (weighed: Weighed) => void,
  onFailure: (reason: string) => void,
): Promise<MixSession | null> {
  try {
    const [{ MixSession }, view] = await Promise.all([
      import("./mix-session"),
      import("./weighed-view"),
    ]);
    const onBoard = (board: Board, mix: MixWeights) => onRanked({ board, mix, view });
    return new MixSession(place, { onBoard, onFailure });
  } catch {
    onFailure("its code could not be loaded; try to load the page again");
    return null;
  }
}
