import type { Run } from "../../lib/contracts/run";
import { type FailureClass, failureClasses } from "../../lib/core/vocabulary";
import { ShareBar } from "../charts/share-bar";
import { formatCount } from "../format/format-count";
import { formatPercent } from "../format/format-percent";
import table from "../ui/data-table.module.css";
import { failureClassWords } from "../verdicts/failure-class-words";
import styles from "./verdict-table.module.css";

interface Line {
  key: string;
  words: string;
  slug: FailureClass | null;
  count: number;
}

/** How the candidates ended: passed, each class of failure that occurred, voided. */
export function VerdictTable({ run }: { run: Run }) {
  const lines = listLines(run);
  return (
    <table className={table.table}>
      <caption>
        Out of {formatCount(run.candidates)} candidates. A candidate has one verdict and, when it
        failed, one class.
      </caption>
      <thead>
        <tr>
          <th scope="col">Verdict</th>
          <th scope="col" className={table.number}>
            Candidates
          </th>
          <th scope="col" className={table.number}>
            %
          </th>
          <th scope="col" className={styles.bar}>
            <span className="visually-hidden">Share, drawn</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">
              {line.words} {line.slug ? <code className={table.sub}>{line.slug}</code> : null}
            </th>
            <td className={table.number}>
              {formatCount(line.count)}
              <span className={table.sub}>/{formatCount(run.candidates)}</span>
            </td>
            <td className={table.number}>
              {run.candidates > 0 ? formatPercent(line.count / run.candidates) : "–"}
            </td>
            <td className={styles.bar}>
              <ShareBar part={line.count} whole={run.candidates} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function listLines(run: Run): Line[] {
  const failed = failureClasses
    .map((slug) => ({
      key: slug,
      words: failureClassWords[slug],
      slug,
      count: run.failureClasses[slug] ?? 0,
    }))
    .filter((line) => line.count > 0)
    .sort((a, b) => b.count - a.count);
  const waiting = run.candidates - run.graded - run.voided;
  return [
    { key: "passed", words: "passed", slug: null, count: run.passedCandidates },
    ...failed,
    {
      key: "voided",
      words: "no verdict, voided: the machine failed",
      slug: null,
      count: run.voided,
    },
    ...(waiting > 0
      ? [{ key: "waiting", words: "not graded yet", slug: null, count: waiting }]
      : []),
  ];
}
