import Link from "next/link";
import type { RecordDetail } from "../../lib/contracts/record";
import { formatUtc } from "../format/format-date";
import { ForeignText } from "../ui/foreign-text";
import { Notice } from "../ui/notice";

/** Says that this record was superseded, or supersedes another one, and why. */
export function SupersedingNotice({ record }: { record: RecordDetail }) {
  const { supersededBy, supersedes, reason } = record;
  return (
    <>
      {supersededBy ? (
        <Notice label="Superseded">
          <p>
            This record no longer stands. It was superseded on {formatUtc(supersededBy.publishedAt)}{" "}
            by{" "}
            <Link href={`/records/${supersededBy.id}`} prefetch={false}>
              record {supersededBy.id}
            </Link>
            . {supersededBy.reason ? <ForeignText text={`Reason: ${supersededBy.reason}`} /> : null}
          </p>
        </Notice>
      ) : null}
      {supersedes ? (
        <Notice label="Correction">
          <p>
            This record supersedes{" "}
            <Link href={`/records/${supersedes.id}`} prefetch={false}>
              record {supersedes.id}
            </Link>
            , which can still be read. {reason ? <ForeignText text={`Reason: ${reason}`} /> : null}
          </p>
        </Notice>
      ) : null}
    </>
  );
}
