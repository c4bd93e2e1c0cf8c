import type { RunCandidate } from "../../lib/contracts/run";
import { formatCount } from "../format/format-count";
import { PageLink } from "../ui/page-link";
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
          <PageLink
            key={shown}
            href={candidateHref(runId, query, { class: shown, page: 1 })}
            aria-current={query.class === shown ? "true" : undefined}
          >
            {shown} <span className={styles.count}>{formatCount(count)}</span>
          </PageLink>
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
        <PageLink href={candidateHref(runId, query, { page: page - 1 })} rel="prev">
          Previous
        </PageLink>
      ) : null}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <PageLink href={candidateHref(runId, query, { page: page + 1 })} rel="next">
          Next
        </PageLink>
      ) : null}
    </nav>
  );
}
