import type { TrialResult } from "../../lib/core/laboratory/try-candidates";
import { formatPercent } from "../format/format-percent";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import styles from "./laboratory.module.css";

const heads = [
  "First of k",
  "Chosen by public tests",
  "pass@k",
  "Public tests claim",
  "Made a task",
  "Made a solved task",
] as const;

/** The figures of every k that is drawn; on a narrow screen the table scrolls in its own box. */
export function TrialTable({ results }: { results: readonly TrialResult[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.box} aria-label="Figures by number of candidates" tabIndex={0}>
      <table className={classNames(table.table, table.narrow)}>
        <caption>Tasks solved or claimed, in per cent, and candidates made</caption>
        <thead>
          <tr>
            <th scope="col">k</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={table.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.k}>
              <th scope="row">{result.k}</th>
              {listCells(result).map((cell, index) => (
                <td key={heads[index]} className={table.number}>
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

function listCells(result: TrialResult): string[] {
  const { first, chosen, passAtK, claimed, made, madePerChosen } = result;
  const shares = [first, chosen, passAtK, claimed].map(formatPercent);
  return [...shares, made.toFixed(1), madePerChosen === null ? "–" : madePerChosen.toFixed(1)];
}
