import type { TraceResponse } from "../../lib/contracts/trace";
import { ForeignText } from "../ui/foreign-text";
import { Notice } from "../ui/notice";
import { PageLink } from "../ui/page-link";

/** Says that this verdict was corrected, or corrects another one, and why. */
export function CorrectionNotice({ response }: { response: TraceResponse }) {
  const { supersededBy, reason, supersedes, correctionReason } = response;
  return (
    <>
      {supersededBy !== null ? (
        <Notice label="Superseded">
          <p>
            This verdict was corrected and no longer counts:{" "}
            <PageLink href={`/traces/${supersededBy}`}>see the verdict that replaced it</PageLink>.{" "}
            {reason ? <ForeignText text={`Reason: ${reason}`} /> : null}
          </p>
        </Notice>
      ) : null}
      {supersedes !== null ? (
        <Notice label="Correction">
          <p>
            This verdict corrects <PageLink href={`/traces/${supersedes}`}>an earlier one</PageLink>
            . {correctionReason ? <ForeignText text={`Reason: ${correctionReason}`} /> : null}
          </p>
        </Notice>
      ) : null}
    </>
  );
}
