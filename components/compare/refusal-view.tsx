import type { FieldComparison } from "../../lib/contracts/comparison";
import { formatCountOf } from "../format/format-count";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { CompareFrame } from "./compare-frame";
import { FieldTable } from "./field-table";
import { SideBadge } from "./side-badge";
import { SideName } from "./side-name";

export interface RefusedSide {
  slug: string;
  name: string;
  /** Null where only a score is claimed. */
  runId: string | null;
}

interface RefusalViewProps {
  suite: { id: string; title: string };
  a: RefusedSide;
  b: RefusedSide;
  fields: readonly FieldComparison[];
  jsonAddress: string;
  /** What the address asks for, kept for another pair. */
  cycle: string | undefined;
  k: number | undefined;
}

/** Says that two may not be compared and names each field that forbids it; no rates stand side by side. */
export function RefusalView(props: RefusalViewProps) {
  const { suite, a, b, fields, jsonAddress, cycle, k } = props;
  const another = new URLSearchParams({
    suite: suite.id,
    ...(cycle === undefined ? {} : { cycle }),
    ...(k === undefined ? {} : { k: String(k) }),
  });
  const refusing = fields.filter(({ verdict }) => verdict === "refuse");
  const others = fields.filter(({ verdict, reason }) => verdict === "warn" && reason === "differs");
  const isClaim = a.runId === null || b.runId === null;
  return (
    <CompareFrame>
      <h1>These two may not be compared.</h1>
      <p className="lede">
        <SideName side="a" name={a.name} /> and <SideName side="b" name={b.name} /> stand on{" "}
        <PageLink href={`/boards/${encodeURIComponent(suite.id)}`}>
          <ForeignText text={suite.title} longest={120} />
        </PageLink>
        .{" "}
        {isClaim
          ? "A claim is a score without an outcome for each task: there is nothing to pair, and nobody here can check it."
          : `${formatCountOf(refusing.length, "field", "fields")} of how they were measured would move the rates ${refusing.length === 1 ? "by itself" : "by themselves"}, so neither the difference nor their intervals on one axis would say anything of the models.`}
      </p>
      <FieldTable caption="What forbids it" fields={refusing} />
      {others.length > 0 ? (
        <FieldTable caption="These differ too, and alone would only warn" fields={others} />
      ) : null}
      <p className="quiet">
        <SideLink side="a" shown={a} /> · <SideLink side="b" shown={b} /> ·{" "}
        <PageLink href="/methodology#comparability">
          Which difference refuses, and which warns
        </PageLink>{" "}
        · <a href={jsonAddress}>This refusal as JSON</a> ·{" "}
        <PageLink href={`/compare?${another}`}>Another pair</PageLink>
      </p>
    </CompareFrame>
  );
}

function SideLink({ side, shown }: { side: "a" | "b"; shown: RefusedSide }) {
  const { runId, slug } = shown;
  const address =
    runId === null
      ? `/models/${encodeURIComponent(slug)}`
      : `/runs/${encodeURIComponent(runId)}#manifest`;
  return (
    <>
      <SideBadge side={side} />{" "}
      <PageLink href={address}>{runId === null ? "the claim" : "its run and manifest"}</PageLink>
    </>
  );
}
