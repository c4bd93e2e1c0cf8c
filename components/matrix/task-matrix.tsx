"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useMemo, useSyncExternalStore } from "react";
import { MatrixControls } from "./matrix-controls";
import { type MatrixQuery, matrixHref, parseMatrixQuery } from "./matrix-query";
import type { MatrixSource } from "./matrix-source";
import { MatrixTable } from "./matrix-table";
import { selectRows } from "./select-rows";
import { workUpMatrix } from "./work-up-matrix";

/**
 * Every task of a board by every model, from its packed outcomes. The address decides what is shown; the
 * server draws the same table without the cells, which are drawn once scripts run.
 */
export function TaskMatrix({ source }: { source: MatrixSource }) {
  const path = usePathname();
  const asked = useSearchParams().toString();
  const query = useMemo(() => parseMatrixQuery(new URLSearchParams(asked)), [asked]);
  const { rows, columns } = useMemo(() => workUpMatrix(source.outcomes), [source]);
  const selected = useMemo(() => selectRows(rows, query), [rows, query]);
  const isDrawn = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const marked = columns.findIndex(({ slug }) => slug === query.mark);
  const ask = (next: MatrixQuery) => {
    // Typing a name would fill the history with its letters.
    if (next.q === query.q) window.history.pushState(null, "", matrixHref(path, next));
    else window.history.replaceState(null, "", matrixHref(path, next));
  };
  return (
    <>
      <MatrixControls
        path={path}
        query={query}
        rows={rows}
        columns={columns}
        shown={selected.length}
        onAsk={ask}
      />
      <MatrixTable
        source={source}
        rows={selected}
        columns={columns}
        order={query.order}
        marked={marked < 0 ? null : marked}
        isDrawn={isDrawn}
        onMark={(column) => {
          const slug = columns[column]?.slug ?? "";
          ask({ ...query, mark: slug === query.mark ? "" : slug });
        }}
      />
    </>
  );
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
