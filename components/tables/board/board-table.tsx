"use client";

import { lazy, Suspense, useMemo, useState } from "react";
import type { AxisScale } from "../../intervals/axis-scale";
import { classNames } from "../../ui/class-names";
import styles from "./board-table.module.css";
import type { BoardTableRow } from "./board-table-row";
import { type BoardColumn, createBoardColumns } from "./columns";
import type { ComparePath } from "./compare-path";
import { HeadCells } from "./head-cells";
import { MarkedKey } from "./marked-key";
import { RankedRow } from "./ranked-row";
import { byRank, type RowOrder, toggleOrder } from "./row-order";
import { RuleKey } from "./rule-key";
import { listShownNext } from "./shown-next";
import { TableControls } from "./table-controls";
import { filterRows, isFiltered } from "./table-view";
import { useTableView } from "./use-table-view";

/** Loaded with the first order that isn't the board's own. */
const OrderedRows = lazy(() =>
  import("./ordered-rows").then((module) => ({ default: module.OrderedRows })),
);

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

/**
 * The ranked table. The server renders all rows; in the browser it is sorted, filtered and given more
 * columns, as the address says. Marking a row (pointer, focus or tap) draws its interval through all rows
 * and fades those that the paired test separates from it. The leader is marked at first, because the
 * headline speaks of it. Rules between rows are of neighbours in rank, so another order hides them.
 */
export function BoardTable(props: BoardTableProps) {
  const { rows, furtherK, isCountedOnly } = props;
  const { view, ignored, columns: choice, change } = useTableView(rows, furtherK);
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = useMemo(() => filterRows(rows, view), [rows, view]);
  const optional = choice.filter(({ id }) => view.columns.includes(id));
  const columns = createBoardColumns({ noun: props.noun, furtherK, optional });
  const order = columns.some(({ id }) => id === view.sort?.id) ? (view.sort ?? byRank) : byRank;
  const isByRank = order.id === byRank.id && !order.desc;
  const first = rows.length > 1 ? (rows[0]?.slug ?? null) : null;
  const marked = rows.find(({ slug }) => slug === (pointed ?? view.mark ?? first)) ?? null;
  const next = useMemo(() => listShownNext(shown), [shown]);
  const renderRow = (row: BoardTableRow) => (
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
  );
  return (
    <>
      <TableControls
        rows={rows}
        shown={shown.length}
        noun={props.noun}
        view={view}
        ignored={ignored}
        columns={choice}
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
              {columns.map((column) => (
                <HeadCells
                  key={column.id}
                  column={column}
                  label={column.id === "next" && isFiltered(view) ? "vs. next shown" : column.label}
                  sorted={column.id === order.id && (order.desc ? "desc" : "asc")}
                  onSort={() => {
                    const to = toggleOrder(order, column);
                    change({ sort: to.id === byRank.id && !to.desc ? null : to });
                  }}
                  scale={props.scale}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {isByRank ? (
              shown.map(renderRow)
            ) : (
              <Suspense fallback={shown.map(renderRow)}>
                <OrderedRows rows={shown} columns={columns} order={order}>
                  {renderRow}
                </OrderedRows>
              </Suspense>
            )}
          </tbody>
        </table>
      </div>
      {shown.length === 0 ? <p className="quiet">No row is left by these filters.</p> : null}
      {shown.length > 1 && !isCountedOnly ? (
        <RuleKey sortedBy={isByRank ? null : wordOrder(order, columns)} />
      ) : null}
      {marked && !isCountedOnly ? <MarkedKey marked={marked} rows={rows} /> : null}
    </>
  );
}

/** The head of the column that sorts the rows; by rank that is only another order when turned round. */
function wordOrder({ id }: RowOrder, columns: readonly BoardColumn[]): string {
  if (id === byRank.id) return "rank, last first";
  return columns.find((column) => column.id === id)?.label ?? "another column";
}
