"use client";

import { type SortingState, useTable } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { AxisScale } from "../../intervals/axis-scale";
import { classNames } from "../../ui/class-names";
import styles from "./board-table.module.css";
import type { BoardTableRow } from "./board-table-row";
import { boardTableFeatures, createBoardColumns } from "./columns";
import type { ComparePath } from "./compare-path";
import { HeadCells } from "./head-cells";
import { MarkedKey } from "./marked-key";
import { RankedRow } from "./ranked-row";
import { RuleKey } from "./rule-key";
import { listShownNext } from "./shown-next";
import { TableControls } from "./table-controls";
import { filterRows, isFiltered } from "./table-view";
import { useTableView } from "./use-table-view";

interface BoardTableProps {
  /** In rank order. */
  rows: BoardTableRow[];
  scale: AxisScale;
  /** "Model" or "System". */
  noun: string;
  caption: string;
  furtherK: number[];
  /** True when rows carry different evidence grades, so each says its own. */
  showEvidence: boolean;
  /** Too few tasks for ranks: then counts, rates and intervals alone stand. */
  isCountedOnly: boolean;
  compare: ComparePath;
}

const byRank: SortingState = [{ id: "rank", desc: false }];

/**
 * The ranked table. The server renders all rows; in the browser it is sorted, filtered and given more
 * columns, as the address says. Marking a row (pointer, focus or tap) draws its interval through all rows
 * and fades those that the paired test separates from it. The leader is marked at first, because the
 * headline speaks of it. Rules between rows are of neighbours in rank, so another order hides them.
 */
export function BoardTable(props: BoardTableProps) {
  const { rows, furtherK, isCountedOnly } = props;
  const { view, ignored, columns, change } = useTableView(rows, furtherK);
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = useMemo(() => filterRows(rows, view), [rows, view]);
  const optional = columns.filter(({ id }) => view.columns.includes(id));
  const first = rows.length > 1 ? (rows[0]?.slug ?? null) : null;
  const marked = rows.find(({ slug }) => slug === (pointed ?? view.mark ?? first)) ?? null;
  const { headers, sorted, isByRank, sortedBy } = useSortedRows({
    ...props,
    shown,
    optional,
    view,
    change,
  });
  const next = useMemo(() => listShownNext(shown), [shown]);
  return (
    <>
      <TableControls
        rows={rows}
        shown={shown.length}
        noun={props.noun}
        view={view}
        ignored={ignored}
        columns={columns}
        onChange={change}
      />
      <div className={optional.length > 0 ? styles.wide : undefined}>
        <table
          className={classNames(styles.table, furtherK.length > 0 && styles.dense)}
          data-added={optional.length > 0 ? optional.length : undefined}
          onPointerLeave={(event) => event.pointerType === "mouse" && setPointed(null)}
        >
          <caption className="visually-hidden">{props.caption}</caption>
          <thead>
            <tr>
              {headers.map((header) => (
                <HeadCells key={header.id} {...header} scale={props.scale} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <RankedRow
                key={row.slug}
                row={row}
                scale={props.scale}
                furtherK={furtherK}
                optional={optional}
                showEvidence={props.showEvidence}
                isCountedOnly={isCountedOnly}
                marked={marked}
                next={next.get(row.slug) ?? null}
                compare={props.compare}
                hasRule={isByRank && !isCountedOnly}
                onPoint={setPointed}
                onMark={(slug) => change({ mark: slug === first ? null : slug }, "replace")}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 ? <p className="quiet">No row is left by these filters.</p> : null}
      {shown.length > 1 && !isCountedOnly ? <RuleKey sortedBy={sortedBy} /> : null}
      {marked && !isCountedOnly ? <MarkedKey marked={marked} rows={rows} /> : null}
    </>
  );
}

type AddressedView = ReturnType<typeof useTableView>;

interface SortedRowsOptions
  extends Pick<BoardTableProps, "noun" | "furtherK">,
    Pick<AddressedView, "view" | "change"> {
  shown: BoardTableRow[];
  optional: AddressedView["columns"];
}

/** The shown rows in the order that the address asks for, and what the heads need. */
function useSortedRows({ noun, furtherK, shown, optional, view, change }: SortedRowsOptions) {
  const added = optional.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of added columns stand for them.
  const columns = useMemo(
    () => createBoardColumns({ noun, furtherK, optional }),
    [noun, furtherK, added],
  );
  const isShown = columns.some(({ id }) => id === view.sort?.id) || view.sort?.id === "rank";
  const sorting = useMemo(
    () => (view.sort && isShown ? [view.sort] : byRank),
    [view.sort, isShown],
  );
  const table = useTable({
    features: boardTableFeatures,
    columns,
    data: shown,
    state: { sorting },
    onSortingChange: (update) => {
      const [to] = typeof update === "function" ? update(sorting) : update;
      change({ sort: to === undefined || (to.id === "rank" && !to.desc) ? null : to });
    },
    enableSortingRemoval: false,
    enableMultiSort: false,
    getRowId: (row) => row.slug,
  });
  const titles = new Map(optional.map(({ id, title }) => [String(id), title]));
  const headers = (table.getHeaderGroups()[0]?.headers ?? []).map(({ id, column }) => ({
    id,
    label: id === "next" && isFiltered(view) ? "vs. next shown" : String(column.columnDef.header),
    title: titles.get(id) ?? null,
    sorted: column.getIsSorted(),
    onSort: column.getCanSort() ? () => column.toggleSorting() : null,
  }));
  const [by] = sorting;
  const isByRank = by?.id === "rank" && !by.desc;
  const sortedBy =
    by?.id === "rank" ? "rank, last first" : (headers.find(({ id }) => id === by?.id)?.label ?? "");
  return {
    headers,
    sorted: table.getRowModel().rows.map(({ original }) => original),
    isByRank,
    sortedBy: isByRank ? null : sortedBy,
  };
}
