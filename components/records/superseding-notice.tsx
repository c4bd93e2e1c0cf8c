import type { RecordDetail } from "../../lib/contracts/record";
import { formatUtc } from "../format/format-date";
import { ForeignText } from "../ui/foreign-text";
import { Notice } from "../ui/notice";
import { PageLink } from "../ui/page-link";

/** Says that this record was superseded, or supersedes another one, and why. */
export function SupersedingNotice({ record }: { record: RecordDetail }) {
  const { supersededBy, supersedes, reason } = record;
  return (
    <>
      {supersededBy ? (
        <Notice label="Superseded">
          <p>
            This record no longer stands. It was superseded on {formatUtc(supersededBy.publishedAt)}{" "}
            by <PageLink href={`/records/${supersededBy.id}`}>record {supersededBy.id}</PageLink>.{" "}
            {supersededBy.reason ? <ForeignText text={`Reason: ${supersededBy.reason}`} /> : null}
          </p>
        </Notice>
      ) : null}
      {supersedes ? (
        <Notice label="Correction">
          <p>
            This record supersedes{" "}
            <PageLink href={`/records/${supersedes.id}`}>record {supersedes.id}</PageLink>, which
            can still be read. {reason ? <ForeignText text={`Reason: ${reason}`} /> : null}
          </p>
        </Notice>
      ) : null}
    </>
  );
}
