import type { BoardEvent } from "../../lib/contracts/event";
import type { ModelDetail, ModelRecord } from "../../lib/contracts/model";
import type { RunManifest } from "../../lib/contracts/run";
import type { ModelSignal } from "../../lib/core/events/evidence-schemas";
import { FormatLinks } from "../downloads/format-links";
import { formatCountOf } from "../format/format-count";
import { PageLink } from "../ui/page-link";
import { Section } from "../ui/section";
import { ChangeList } from "./change-list";
import { ClaimTable } from "./claim-table";
import { CurrentRecords } from "./current-records";
import { KnownFacts } from "./known-facts";
import { ModelHeadline } from "./model-headline";
import { ModelSlices } from "./model-slices";
import { RecordHistory } from "./record-history";
import { SignalTable } from "./signal-table";
import { StandingTable } from "./standing-table";

interface ModelViewProps {
  detail: ModelDetail;
  /** Every record, superseded ones too, oldest first. */
  records: readonly ModelRecord[];
  /** Manifests of the current records, by run. */
  manifests: ReadonlyMap<string, RunManifest>;
  /** Of contamination, in the newest published week that looked at it; null when none did. */
  signals: { cycle: string; signals: readonly ModelSignal[] } | null;
  /** What was told of it against its own past, newest first. */
  changes: readonly BoardEvent[];
}

/** Told in full of what happened to it; the history marks the rest. */
const mostTold = 8;

/** A whole model page. */
export function ModelView({ detail, records, manifests, signals, changes }: ModelViewProps) {
  const { standings, claims, model } = detail;
  const api = `/api/v1/models/${encodeURIComponent(model.slug)}`;
  return (
    <>
      <ModelHeadline detail={detail} />
      <p className="lede">{wordHoldings(detail, records)}</p>
      <KnownFacts detail={detail} />
      {standings.length > 0 ? (
        <Section id="standing" title="Standing">
          <StandingTable standings={standings} />
          <p className="quiet">
            Rates of different boards are of different tasks: their order here says nothing.{" "}
            <PageLink href="/methodology#ranks">How ranks are made</PageLink>
          </p>
        </Section>
      ) : null}
      {records.length > 0 ? <RecordParts {...{ detail, records, manifests, changes }} /> : null}
      {changes.length > 0 ? (
        <Section id="changes" title="Against its own past">
          <ChangeList changes={changes.slice(0, mostTold)} />
        </Section>
      ) : null}
      {signals ? (
        <Section id="contamination" title="Signs of having seen tasks">
          <SignalTable cycle={signals.cycle} signals={signals.signals} />
          <p className="quiet">
            <PageLink href="/methodology#contamination">
              What each signal can and can’t say
            </PageLink>
          </p>
        </Section>
      ) : null}
      {claims.length > 0 ? (
        <Section id="claims" title="Claims">
          <ClaimTable claims={claims} />
        </Section>
      ) : null}
      <p className="quiet">
        <FormatLinks what="This model" address={api} />
        {" · "}
        <FormatLinks what="Its whole history" address={`${api}/history`} />
        {" · "}
        <PageLink href={`/events?model=${encodeURIComponent(model.slug)}`}>
          What was told of it
        </PageLink>
        {" · "}
        <PageLink href="/models">All models</PageLink>
      </p>
    </>
  );
}

function RecordParts({ detail, records, manifests, changes }: Omit<ModelViewProps, "signals">) {
  const { standings } = detail;
  const titles = new Map(standings.map(({ suite }) => [suite.id, suite.title]));
  return (
    <>
      <Section id="records" title="Records over time">
        <RecordHistory records={records} changes={changes} titles={titles} />
      </Section>
      <Section id="slices" title="Slices">
        <ModelSlices standings={standings} />
      </Section>
      <Section id="downloads" title="Manifest and downloads">
        <CurrentRecords standings={standings} manifests={manifests} />
      </Section>
    </>
  );
}

function wordHoldings(detail: ModelDetail, records: readonly ModelRecord[]): string {
  const { claims, standings } = detail;
  if (records.length === 0) {
    return claims.length > 0
      ? "Nothing of it was measured here, and no outcomes a task were brought in. What others state stands below."
      : "It is registered, and nothing of it was measured. A record appears once completions or outcomes are imported.";
  }
  const superseded = records.filter((record) => record.supersededBy !== null).length;
  const past = superseded > 0 ? `, ${superseded} of them superseded` : "";
  const boards = formatCountOf(standings.length, "board");
  const claimed = claims.length > 0 ? ` ${formatCountOf(claims.length, "claim")} beside them.` : "";
  return `${formatCountOf(records.length, "record")} on ${boards}${past}.${claimed}`;
}
