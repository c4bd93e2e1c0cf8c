import type { ModelStanding } from "../../lib/contracts/model";
import type { RunManifest } from "../../lib/contracts/run";
import { formatCountOf } from "../format/format-count";
import { lowerFirst } from "../format/lower-first";
import { wordField } from "../runs/manifest-words";
import { type Fact, FactLine } from "../ui/fact-line";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import styles from "./current-records.module.css";
import { listManifestFacts } from "./manifest-facts";

interface CurrentRecordsProps {
  standings: readonly ModelStanding[];
  /** Manifests by run. */
  manifests: ReadonlyMap<string, RunManifest>;
}

/** What each current record rests on, and everything of it that can be downloaded. */
export function CurrentRecords({ standings, manifests }: CurrentRecordsProps) {
  return standings.map((standing) => {
    const manifest = manifests.get(standing.runId);
    return (
      <section key={standing.suite.id}>
        <h3>
          <ForeignText text={standing.suite.title} longest={120} />
        </h3>
        {manifest ? <ManifestFacts manifest={manifest} /> : null}
        <Downloads standing={standing} />
      </section>
    );
  });
}

function ManifestFacts({ manifest }: { manifest: RunManifest }) {
  const facts: Fact[] = listManifestFacts(manifest);
  const undisclosed = manifest.undisclosed.map((field) =>
    lowerFirst(wordField(field.split(".").at(-1) ?? "")),
  );
  return (
    <>
      <FactLine facts={facts} />
      {undisclosed.length > 0 ? (
        <p className="quiet">Not stated by whoever made the answers: {undisclosed.join(", ")}.</p>
      ) : null}
    </>
  );
}

function Downloads({ standing }: { standing: ModelStanding }) {
  const { runId, gradedHere, candidates } = standing;
  const page = `/runs/${encodeURIComponent(runId)}`;
  const base = `/api/v1${page}`;
  const lines = gradedHere ? formatCountOf(candidates, "line") : "a line a task";
  return (
    <>
      {gradedHere ? null : (
        <p>Its outcomes were measured elsewhere: no answer and no trace is known here.</p>
      )}
      <ul className={styles.downloads}>
        <li>
          <PageLink href={page}>The run</PageLink>
        </li>
        <Download href={`${base}/manifest`} name="manifest" what="the frozen inputs, JSON" />
        <Download href={`${base}/results.jsonl`} name="results.jsonl" what={lines} />
        <Download href={`${base}/results.csv`} name="results.csv" what="the same as a table" />
        <Download
          href={`${base}/results.parquet`}
          name="results.parquet"
          what="the same, typed, for data frames"
        />
        {gradedHere ? (
          <Download
            href={`${base}/traces.jsonl.gz`}
            name="traces.jsonl.gz"
            what="every raw trace, hashed"
          />
        ) : null}
      </ul>
    </>
  );
}

function Download({ href, name, what }: { href: string; name: string; what: string }) {
  return (
    <li>
      <a href={href}>{name}</a> <span className="quiet">{what}</span>
    </li>
  );
}
