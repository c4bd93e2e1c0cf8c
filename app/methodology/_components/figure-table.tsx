import type { ReactNode } from "react";
import { classNames } from "../../../components/ui/class-names";
import table from "../../../components/ui/data-table.module.css";
import styles from "./method.module.css";

interface FigureTableProps {
  caption: string;
  /** Of the first column, which names the rows. */
  head: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** Figures by row and column. On a narrow screen it scrolls in its own box, so it takes the focus. */
export function FigureTable({ caption, head, columns, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.box} aria-label={caption} tabIndex={0}>
      <table className={classNames(table.table, table.narrow, styles.figures)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th scope="col" className={table.number} key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td className={table.number} key={columns[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
