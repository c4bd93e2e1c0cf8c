import type { Comparison, FieldComparison } from "../../lib/contracts/comparison";
import { wordUndisclosed } from "../boards/word-undisclosed";
import { formatCountOf } from "../format/format-count";
import { PageLink } from "../ui/page-link";
import { Section } from "../ui/section";
import { FieldTable } from "./field-table";

/** Which fields of the two protocols differ or are not stated, and what that means for the verdict. */
export function ProtocolSection({ comparison }: { comparison: Comparison }) {
  const { fields } = comparison.protocol;
  const differing = fields.filter(({ reason }) => reason === "differs");
  const warning = differing.filter(({ verdict }) => verdict === "warn");
  const harmless = differing.filter(({ verdict }) => verdict === "fine");
  const undisclosed = fields.filter(({ reason }) => reason === "undisclosed");
  return (
    <Section id="protocol" title="Were they measured alike?">
      {fields.length === 0 ? (
        <p>Every field of both manifests is stated, and all are the same.</p>
      ) : null}
      {warning.length > 0 ? (
        <FieldTable
          caption="These differ. Each may move the rates by itself, so no rank and no verdict is drawn from them."
          fields={warning}
        />
      ) : null}
      <Undisclosed fields={undisclosed} isPaired={comparison.paired !== null} />
      {harmless.length > 0 ? (
        <FieldTable
          caption="These differ and don’t stand against the comparison: they are what is compared, or change no verdict."
          fields={harmless}
        />
      ) : null}
      <p className="quiet">
        <PageLink href="/methodology#comparability">
          Which difference refuses, and which warns
        </PageLink>{" "}
        · <ManifestLink side="A" runId={comparison.a.runId} /> ·{" "}
        <ManifestLink side="B" runId={comparison.b.runId} />
      </p>
    </Section>
  );
}

interface UndisclosedProps {
  fields: readonly FieldComparison[];
  isPaired: boolean;
}

function Undisclosed({ fields, isPaired }: UndisclosedProps) {
  if (fields.length === 0) return null;
  const neither = fields.filter(({ a, b }) => a === null && b === null);
  const oneSided = fields.filter((field) => !neither.includes(field));
  return (
    <>
      <p>
        {formatCountOf(fields.length, "field is", "fields are")} not stated by one of the two or by
        both.{" "}
        {isPaired ? "Their outcomes are compared all the same, since the tasks are the same. " : ""}
        Whether they were asked alike is not known.
      </p>
      {oneSided.length > 0 ? (
        <FieldTable caption="Stated by one of the two" fields={oneSided} />
      ) : null}
      {neither.length > 0 ? (
        <p className="quiet">
          Stated by neither: {wordUndisclosed(neither.map(({ field }) => field)).join("; ")}.
        </p>
      ) : null}
    </>
  );
}

function ManifestLink({ side, runId }: { side: string; runId: string }) {
  return (
    <PageLink href={`/runs/${encodeURIComponent(runId)}#manifest`}>Manifest of {side}</PageLink>
  );
}
