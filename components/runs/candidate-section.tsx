import Link from "next/link";
import type { RunCandidate } from "../../lib/contracts/run";
import { formatCount } from "../format/format-count";
import { type CandidateQuery, candidateHref } from "./candidate-query";
import styles from "./candidate-section.module.css";
import { CandidateTable } from "./candidate-table";
import { type CandidatePage, countShownClasses, selectCandidates } from "./select-candidates";

interface CandidateSectionProps {
  runId: string;
  candidates: readonly RunCandidate[];
  query: CandidateQuery;
}

/** All graded candidates of a run: filtered, sorted and paged by address, without scripts. */
export function CandidateSection({ runId, candidates, query }: CandidateSectionProps) {
  const selected = selectCandidates(candidates, query);
  return (
    <>
      <nav className={styles.filters} aria-label="Filter by verdict">
        {countShownClasses(candidates).map(({ shown, count }) => (
          <Link
            key={shown}
            href={candidateHref(runId, query, { class: shown, page: 1 })}
            aria-current={query.class === shown ? "true" : undefined}
            prefetch={false}
          >
            {shown} <span className={styles.count}>{formatCount(count)}</span>
          </Link>
        ))}
      </nav>
      {selected.candidates.length > 0 ? (
        <CandidateTable runId={runId} selected={selected} query={query} />
      ) : (
        <p>No candidate has been graded yet.</p>
      )}
      <Pager runId={runId} selected={selected} query={query} />
    </>
  );
}

interface PagerProps {
  runId: string;
  selected: CandidatePage;
  query: CandidateQuery;
}

function Pager({ runId, selected, query }: PagerProps) {
  const { page, pages } = selected;
  if (pages === 1) return null;
  return (
    <nav className={styles.filters} aria-label="Pages of candidates">
      {page > 1 ? (
        <Link href={candidateHref(runId, query, { page: page - 1 })} rel="prev" prefetch={false}>
          Previous
        </Link>
      ) : null}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Link href={candidateHref(runId, query, { page: page + 1 })} rel="next" prefetch={false}>
          Next
        </Link>
      ) : null}
    </nav>
  );
}
