import type { RunCandidate } from "../../lib/contracts/run";
import { formatBytes } from "../format/format-bytes";
import { formatCount } from "../format/format-count";
import { formatDuration } from "../format/format-duration";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { wordVerdict } from "../verdicts/failure-class-words";
import { type CandidateQuery, candidateHref, type SortKey, sortKeys } from "./candidate-query";
import styles from "./candidate-section.module.css";
import type { CandidatePage } from "./select-candidates";

interface CandidateTableProps {
  runId: string;
  selected: CandidatePage;
  query: CandidateQuery;
}

const headings: Record<SortKey, string> = {
  task: "Task",
  verdict: "Verdict",
  cases: "Cases",
  cpu: "CPU",
  wall: "Wall",
  memory: "Memory",
};

const numeric: ReadonlySet<SortKey> = new Set(["cases", "cpu", "wall", "memory"]);

/** One page of candidates. Headers are links: sorting covers all pages, not only this one. */
export function CandidateTable({ runId, selected, query }: CandidateTableProps) {
  return (
    <table className={classNames(table.table, styles.table)}>
      <caption>
        {formatCount(selected.candidates.length)} of {formatCount(selected.matching)} candidates,
        each linked to its trace. Cases are counted for reading only: a candidate passes when all
        do.
      </caption>
      <thead>
        <tr>
          {sortKeys.map((key) => (
            <SortableHeader key={key} sortKey={key} runId={runId} query={query} />
          ))}
        </tr>
      </thead>
      <tbody>
        {selected.candidates.map((candidate) => (
          <CandidateRow key={candidate.traceId} candidate={candidate} />
        ))}
      </tbody>
    </table>
  );
}

interface SortableHeaderProps {
  sortKey: SortKey;
  runId: string;
  query: CandidateQuery;
}

function SortableHeader({ sortKey, runId, query }: SortableHeaderProps) {
  const sorted = query.sort === sortKey;
  const dir = sorted && query.dir === "asc" ? "desc" : "asc";
  return (
    <th
      scope="col"
      className={numeric.has(sortKey) ? table.number : undefined}
      aria-sort={sorted ? (query.dir === "asc" ? "ascending" : "descending") : "none"}
    >
      <PageLink
        className={styles.sort}
        href={candidateHref(runId, query, { sort: sortKey, dir, page: 1 })}
      >
        {headings[sortKey]}
        {sorted ? <span aria-hidden="true">{query.dir === "asc" ? " ↑" : " ↓"}</span> : null}
      </PageLink>
    </th>
  );
}

function CandidateRow({ candidate }: { candidate: RunCandidate }) {
  const { cpuMs, wallMs, memoryPeakBytes, superseded } = candidate;
  return (
    <tr>
      <th scope="row">
        <PageLink href={`/traces/${candidate.traceId}`}>
          <ForeignText text={candidate.taskId} />
        </PageLink>{" "}
        <span className={styles.index} title="Candidate index">
          #{candidate.candidateIndex}
        </span>
      </th>
      <td>
        {wordVerdict(candidate.verdict, candidate.failureClass)}
        {superseded > 0 ? (
          <span className={table.sub}> corrected, {superseded} earlier</span>
        ) : null}
      </td>
      <td className={table.number}>
        {candidate.casesPassed}/{candidate.cases}
      </td>
      <td className={table.number}>{cpuMs === null ? "–" : formatDuration(cpuMs)}</td>
      <td className={table.number}>{wallMs === null ? "–" : formatDuration(wallMs)}</td>
      <td className={table.number}>
        {memoryPeakBytes === null ? "–" : formatBytes(memoryPeakBytes)}
      </td>
    </tr>
  );
}
