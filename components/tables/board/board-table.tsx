"use client";

import { type SortingState, useTable } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { AxisScale } from "../../intervals/axis-scale";
import { AxisTicks } from "../../intervals/axis-ticks";
import { classNames } from "../../ui/class-names";
import styles from "./board-table.module.css";
import type { BoardTableRow } from "./board-table-row";
import { boardTableFeatures, createBoardColumns } from "./columns";
import type { ComparePath } from "./compare-path";
import { MarkedKey } from "./marked-key";
import { RankedRow } from "./ranked-row";
import { RuleKey } from "./rule-key";
import { SortHeader } from "./sort-header";

interface BoardTableProps {
  rows: BoardTableRow[];
  scale: AxisScale;
  /** "Model" or "System". */
  noun: string;
  caption: string;
  furtherK: number[];
  /** True when rows carry different evidence grades, so each says its own. */
  showEvidence: boolean;
  compare: ComparePath;
}

const byRank: SortingState = [{ id: "rank", desc: false }];

const headerTitles: Record<string, string> = {
  rank: "Ranks that the paired tests leave open after correction, best to worst",
  name: "Sort by name",
  passRate: "Pass rate in per cent, with passed tasks of all tasks",
  low: "Bounds of the interval in per cent",
  next: "Paired test against the row below it in the order of ranks, corrected over all pairs",
};

const headerClasses: Record<string, string> = {
  rank: "rank",
  name: "model",
  passRate: "rate",
  low: "interval",
  next: "next",
};

/**
 * The ranked table. The server renders all of it; in the browser it sorts, and marking a row
 * (pointer, focus or tap) draws its interval through all rows and fades those that the paired test
 * separates from it. The leader is marked at first, because the headline speaks of it. Rules between
 * rows are of neighbours in rank, so another order hides them.
 */
export function BoardTable(props: BoardTableProps) {
  const { rows, scale, noun, caption, furtherK, showEvidence, compare } = props;
  const columns = useMemo(() => createBoardColumns(noun, furtherK), [noun, furtherK]);
  const [sorting, setSorting] = useState<SortingState>(byRank);
  const table = useTable({
    features: boardTableFeatures,
    columns,
    data: rows,
    state: { sorting },
    onSortingChange: setSorting,
    enableSortingRemoval: false,
    enableMultiSort: false,
    getRowId: (row) => row.slug,
  });
  const first = rows.length > 1 ? (rows[0]?.slug ?? null) : null;
  const [chosen, setChosen] = useState<string | null>(null);
  const marked = rows.find((row) => row.slug === (chosen ?? first)) ?? null;
  const names = useMemo(() => new Map(rows.map((row) => [row.slug, row.name])), [rows]);
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const isByRank = sorting[0]?.id === "rank" && !sorting[0].desc;

  return (
    <>
      <table
        className={classNames(styles.table, furtherK.length > 0 && styles.dense)}
        onPointerLeave={(event) => event.pointerType === "mouse" && setChosen(null)}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <HeaderCells
                key={header.id}
                id={header.id}
                label={String(header.column.columnDef.header)}
                sorted={header.column.getIsSorted()}
                onSort={header.column.getCanSort() ? () => header.column.toggleSorting() : null}
                scale={scale}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(({ original }) => (
            <RankedRow
              key={original.slug}
              row={original}
              scale={scale}
              furtherK={furtherK}
              showEvidence={showEvidence}
              marked={marked}
              nextName={names.get(original.next?.slug ?? "") ?? null}
              compare={compare}
              hasRule={isByRank}
              onMark={setChosen}
            />
          ))}
        </tbody>
      </table>
      {rows.length > 1 ? (
        <RuleKey sortedBy={isByRank ? null : wordSorting(sorting, headers)} />
      ) : null}
      {marked ? <MarkedKey marked={marked} rows={rows} /> : null}
    </>
  );
}

/** The head of the column that sorts the rows; by rank that is only another order when turned round. */
function wordSorting([sorted]: SortingState, headers: readonly NamedHeader[]): string {
  if (sorted?.id === "rank") return "rank, last first";
  return String(
    headers.find(({ id }) => id === sorted?.id)?.column.columnDef.header ?? "another column",
  );
}

interface NamedHeader {
  id: string;
  column: { columnDef: { header?: unknown } };
}

interface HeaderCellsProps {
  id: string;
  label: string;
  sorted: "asc" | "desc" | false;
  /** Null for a column that can't be sorted by. */
  onSort: (() => void) | null;
  scale: AxisScale;
}

/** The axis has a column of its own, right after the names. */
function HeaderCells({ id, label, sorted, onSort, scale }: HeaderCellsProps) {
  const title = headerTitles[id] ?? `Chance in per cent that one of ${label.slice(5)} passes`;
  const className = styles[headerClasses[id] ?? "passAtK"];
  return (
    <>
      {onSort === null ? (
        <th scope="col" className={className} title={title}>
          {label}
        </th>
      ) : (
        <SortHeader
          label={label}
          title={title}
          sorted={sorted}
          onSort={onSort}
          className={className}
        />
      )}
      {id === "name" ? (
        <th scope="col" className={styles.plot}>
          <span className="visually-hidden">Interval, drawn</span>
          <AxisTicks scale={scale} />
        </th>
      ) : null}
    </>
  );
}
