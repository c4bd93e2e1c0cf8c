import type { ReactNode } from "react";
import type { ModelDetail } from "../../lib/contracts/model";
import { assertNever } from "../../lib/core/assert-never";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatRankRange } from "../format/format-rank-range";
import { ForeignText, longestInHeadline } from "../ui/foreign-text";
import { findModelFinding, type ModelFinding } from "./model-finding";

/** What is known of where a model stands, in one sentence. */
export function ModelHeadline({ detail }: { detail: ModelDetail }) {
  const name = <ForeignText text={detail.model.name} longest={longestInHeadline} />;
  return (
    <h1>
      {name} {finish(findModelFinding(detail))}
    </h1>
  );
}

function finish(finding: ModelFinding): ReactNode {
  switch (finding.kind) {
    case "unmeasured":
      return "has no record yet.";
    case "only-claims":
      return `has no record here, only ${formatCountOf(finding.claims, "claim")}.`;
    case "synthetic":
      return "is a synthetic baseline, not a model.";
    case "unranked":
      return "has no record that is ready to be ranked.";
    case "alone":
      return (
        <>
          is the only ranked {finding.standing.suite.compared} on{" "}
          <SuiteTitle title={finding.standing.suite.title} />.
        </>
      );
    case "one-board":
      return (
        <>
          ranks <span className="nowrap">{formatRankRange(finding.range)}</span> of{" "}
          {formatCount(finding.standing.rankedRows)} on{" "}
          <SuiteTitle title={finding.standing.suite.title} />.
        </>
      );
    case "several-boards":
      return `is ranked on ${formatCount(finding.boards)} boards; ${wordOpen(finding)}.`;
    default:
      return assertNever(finding);
  }
}

function SuiteTitle({ title }: { title: string }) {
  return <ForeignText text={title} longest={longestInHeadline} />;
}

function wordOpen({ boards, open }: { boards: number; open: number }): string {
  if (open === 0) return "its rank is clear on each";
  if (open === boards) return "paired tests leave its rank open on each";
  return `on ${formatCount(open)} of them paired tests leave its rank open`;
}
