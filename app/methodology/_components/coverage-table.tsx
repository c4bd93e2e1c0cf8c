import { formatPercent } from "../../../components/format/format-percent";
import type { CoverageFigure } from "../../../lib/contracts/coverage-figures";
import { coverage } from "../_data/read-coverage";
import { FigureTable } from "./figure-table";
import styles from "./method.module.css";

interface CoverageTableProps {
  table: CoverageFigure["table"];
  caption: string;
  head: string;
  /** Columns of the simulation with their heads; beside a figure stands that of `beside`, if named. */
  columns: readonly { column: string; head: string; beside?: string }[];
  nameRow?: (row: string) => string;
}

/** Figures of one simulated table, as the simulation wrote them. */
export function CoverageTable(props: CoverageTableProps) {
  const { table, caption, head, columns, nameRow = (row) => row } = props;
  const rows = Map.groupBy(
    coverage.filter((figure) => figure.table === table),
    (figure) => figure.row,
  );
  return (
    <FigureTable
      caption={caption}
      head={head}
      columns={columns.map((column) => column.head)}
      rows={[...rows].map(([row, figures]) => ({
        name: nameRow(row),
        cells: columns.map(({ column, beside }) => (
          <Cell key={column} figures={figures} column={column} beside={beside} />
        )),
      }))}
    />
  );
}

interface CellProps {
  figures: readonly CoverageFigure[];
  column: string;
  beside: string | undefined;
}

function Cell({ figures, column, beside }: CellProps) {
  const figure = figures.find((candidate) => candidate.column === column);
  const other = figures.find((candidate) => candidate.column === beside);
  if (figure === undefined) return "–";
  if (other === undefined) return formatFigure(figure);
  return (
    <>
      {formatFigure(figure)} <span className={styles.small}>({formatFigure(other)})</span>
    </>
  );
}

function formatFigure({ measured, quantity }: CoverageFigure): string {
  const value = measured.kind === "share" ? measured.count / measured.of : measured.mean;
  return quantity === "ranks" ? value.toFixed(1) : formatPercent(value);
}
