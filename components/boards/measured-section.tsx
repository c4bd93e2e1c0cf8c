import type { Board } from "../../lib/contracts/board";
import { assertNever } from "../../lib/core/assert-never";
import { describePackages } from "../../lib/core/suite/package-allowlist";
import { formatBytes } from "../format/format-bytes";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatUtc } from "../format/format-date";
import { formatDuration } from "../format/format-duration";
import { ForeignText } from "../ui/foreign-text";
import { Section } from "../ui/section";
import { evidenceWords } from "./evidence-words";
import styles from "./measured-section.module.css";
import { splitUnranked } from "./split-unranked";
import { wordKnownOutcomes } from "./word-known-outcomes";
import { wordUndisclosed } from "./word-undisclosed";

/** What is and what isn't known about how a board's numbers were measured. */
export function MeasuredSection({ board }: { board: Board }) {
  const { apart, claims } = splitUnranked(board.unranked);
  const rows = [...board.rows, ...apart].filter((row) => !row.model.synthetic);
  const gaps = listGaps(rows);
  const sources = listSources([...rows, ...claims]);
  return (
    <Section id="measured" title="How this was measured">
      <p className={styles.words}>{wordMeasured(board, rows.length)}</p>
      <dl className={styles.list}>
        <dt>Measured by</dt>
        <dd>{wordWho(board)}</dd>
        {board.suite.measure ? (
          <>
            <dt>Tests that decided</dt>
            <dd>
              <ForeignText text={board.suite.measure} longest={80} />
            </dd>
          </>
        ) : null}
        {board.suite.limits ? (
          <>
            <dt>Limits in force</dt>
            <dd>
              {formatDuration(board.suite.limits.cpuMsPerTest)} of CPU time a test,{" "}
              {formatDuration(board.suite.limits.cpuMsTotal)} in all,{" "}
              {formatBytes(board.suite.limits.memoryBytes)} of memory; each run’s manifest has its
              own
            </dd>
          </>
        ) : null}
        {board.suite.packages ? (
          <>
            <dt>Allowed imports</dt>
            <dd>
              {describePackages(board.suite.packages, board.suite.languages)}; any other is refused,
              in the class <code>policy</code>
            </dd>
          </>
        ) : null}
        {sources.slice(0, mostSources).map(({ name, sha256, rows: count }) => (
          <Source key={`${name} ${sha256}`} name={name} sha256={sha256} count={count} />
        ))}
        <MoreSources count={sources.length - mostSources} />
        {listEvidence(rows).map(({ grade, count }) => (
          <div key={grade} className={styles.entry}>
            <dt>Evidence {grade}</dt>
            <dd>
              {evidenceWords[grade]}: {formatCount(count)} of {formatCountOf(rows.length, "row")}
            </dd>
          </div>
        ))}
        <dt>Not stated</dt>
        <dd>
          {rows.length === 0 && claims.length === 0 ? "nothing is measured yet" : null}
          {rows.length > 0 && gaps.length === 0 && claims.length === 0
            ? "nothing that a manifest has"
            : null}
          {gaps.slice(0, mostGaps).map(({ fields, count }) => (
            <ul key={fields.join()} className={styles.gaps}>
              {gaps.length > 1 ? <li>of {formatCountOf(count, "row")}:</li> : null}
              {wordUndisclosed(fields).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          ))}
          {gaps.length > mostGaps
            ? `of other rows: something else, ${formatCountOf(gaps.length - mostGaps, "list")} that the API has`
            : null}
          {claims.length > 0 ? "of claims: what stands beside each" : null}
        </dd>
        <dt>Suite made from</dt>
        <dd>
          <ForeignText text={board.suite.source.name} longest={120} />, brought in on{" "}
          {formatUtc(board.suite.source.importedAt)}
        </dd>
      </dl>
    </Section>
  );
}

function Source({ name, sha256, count }: { name: string; sha256: string; count: number }) {
  return (
    <>
      <dt>Source file</dt>
      <dd>
        <ForeignText text={name} longest={120} />, {formatCountOf(count, "row")}, SHA-256{" "}
        <span className={styles.digest}>{sha256}</span>
      </dd>
    </>
  );
}

function MoreSources({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <>
      <dt>Further files</dt>
      <dd>{formatCount(count)}; the API names the file of each row</dd>
    </>
  );
}

function wordMeasured(board: Board, rows: number): string {
  const { suite } = board;
  switch (suite.measured) {
    case "here":
      if (rows === 0) return "No answer of a model has been executed here yet.";
      return "Every answer was executed here, in a sandbox without network, against the tests of this suite. The answers themselves were made elsewhere and brought in as files; what their makers state about it is in each run’s manifest.";
    case "elsewhere":
      return `Measured elsewhere. What is known is ${wordKnownOutcomes(board)}; rates, intervals and ranks are computed here from these. The answers, the tests and the machine are not known here, so nothing can be executed again. The ranks hold within this board only.`;
    case "claims-only":
      return "Nothing was measured here, and no outcome of a single task is known: somebody states these scores. Each is read as an upper bound; none has an interval, and none is ranked.";
    default:
      return assertNever(suite.measured);
  }
}

function wordWho({ suite }: Board): string {
  switch (suite.measured) {
    case "here":
      return "this board’s own sandbox";
    case "elsewhere":
    case "claims-only":
      return "not known beyond the file below";
    default:
      return assertNever(suite.measured);
  }
}

type SourcedRow = Pick<Board["unranked"][number], "source" | "undisclosed">;

function listSources(rows: readonly SourcedRow[]) {
  const bySource = Map.groupBy(rows, ({ source }) => `${source.name} ${source.sha256}`);
  const sources = [...bySource.values()].flatMap((group) =>
    group[0] === undefined ? [] : [{ ...group[0].source, rows: group.length }],
  );
  return sources.sort((a, b) => b.rows - a.rows);
}

/** Shown at most: enough to see where a board came from. */
const mostSources = 12;

/** The distinct lists of unstated fields, the most common first. */
function listGaps(rows: readonly SourcedRow[]): { fields: string[]; count: number }[] {
  const byFields = Map.groupBy(rows, ({ undisclosed }) => undisclosed.join());
  return [...byFields.values()]
    .map((group) => ({ fields: group[0]?.undisclosed ?? [], count: group.length }))
    .filter(({ fields }) => fields.length > 0)
    .sort((a, b) => b.count - a.count);
}

/** Shown at most. */
const mostGaps = 4;

function listEvidence(rows: readonly Pick<Board["rows"][number], "evidence">[]) {
  const byGrade = Map.groupBy(rows, ({ evidence }) => evidence);
  return [...byGrade]
    .map(([grade, group]) => ({ grade, count: group.length }))
    .sort((a, b) => (a.grade < b.grade ? -1 : 1));
}
