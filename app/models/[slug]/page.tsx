import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ModelView } from "../../../components/models/model-view";
import type { RunManifest } from "../../../lib/contracts/run";
import { getModel } from "../../../lib/data/get-model";
import { getModelHistory } from "../../../lib/data/get-model-history";
import { getModelSignals } from "../../../lib/data/get-model-signals";
import { getRunManifest } from "../../../lib/data/get-run-manifest";
import { listLatestChanges } from "../../../lib/data/list-events";
import { Cite } from "../../_components/cite";
import { decodeSegment } from "../../_lib/decode-segment";
import { describeModel } from "../../_lib/describe-model";
import { pageMetadata } from "../../_lib/page-metadata";

export const dynamic = "force-dynamic";

/** More than a model can have in many years of weeks. */
const mostChanges = 1000;

interface ModelPageProps {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: ModelPageProps): Promise<Metadata> {
  const slug = decodeSegment((await params).slug);
  const detail = slug === null ? null : await getModel(slug);
  if (detail === null) return { title: slug ?? "Model" };
  const path = modelPath(detail.model.slug);
  return pageMetadata({
    title: detail.model.name,
    description: describeModel(detail),
    path,
    picture: `/preview${path}`,
  });
}

/** One model: what is known of it, where it stands, every record, and what is claimed of it. */
export default async function ModelPage({ params }: ModelPageProps) {
  const slug = decodeSegment((await params).slug);
  if (slug === null) notFound();
  const [detail, history, signals, changes] = await Promise.all([
    getModel(slug),
    getModelHistory(slug),
    getModelSignals(slug),
    listLatestChanges(slug, mostChanges),
  ]);
  if (!detail || !history) notFound();
  const manifests = await Promise.all(detail.standings.map(({ runId }) => getRunManifest(runId)));
  const known = manifests.filter((manifest): manifest is RunManifest => manifest !== null);
  return (
    <>
      <ModelView
        detail={detail}
        records={history.records}
        signals={signals}
        changes={changes}
        manifests={new Map(known.map((manifest) => [manifest.runId, manifest]))}
      />
      <Cite
        title={detail.model.name}
        path={modelPath(slug)}
        recordIds={history.records.map(({ recordId }) => recordId)}
      />
    </>
  );
}

function modelPath(slug: string): string {
  return `/models/${encodeURIComponent(slug)}`;
}
