import Link from "next/link";
import type { TraceResponse } from "../../lib/contracts/trace";
import { ForeignText } from "../ui/foreign-text";
import { Notice } from "../ui/notice";

/** Says that this verdict was corrected, or corrects another one, and why. */
export function CorrectionNotice({ response }: { response: TraceResponse }) {
  const { supersededBy, reason, supersedes, correctionReason } = response;
  return (
    <>
      {supersededBy !== null ? (
        <Notice label="Superseded">
          <p>
            This verdict was corrected and no longer counts:{" "}
            <Link href={`/traces/${supersededBy}`} prefetch={false}>
              see the verdict that replaced it
            </Link>
            . {reason ? <ForeignText text={`Reason: ${reason}`} /> : null}
          </p>
        </Notice>
      ) : null}
      {supersedes !== null ? (
        <Notice label="Correction">
          <p>
            This verdict corrects{" "}
            <Link href={`/traces/${supersedes}`} prefetch={false}>
              an earlier one
            </Link>
            . {correctionReason ? <ForeignText text={`Reason: ${correctionReason}`} /> : null}
          </p>
        </Notice>
      ) : null}
    </>
  );
}
