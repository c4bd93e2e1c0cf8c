import type { ReactNode } from "react";
import type { ChainEntry } from "../../lib/contracts/record";
import { cycleAddress } from "../boards/board-address";
import { formatUtc } from "../format/format-date";
import { formatDigest } from "../format/format-digest";
import { formatInterval } from "../format/format-interval";
import { formatPercent } from "../format/format-percent";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import styles from "./record-chain.module.css";

/** Records of the chain in the order given, each with its hash and that of the one before it. */
export function RecordChain({ entries }: { entries: readonly ChainEntry[] }) {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} id={`record-${entry.id}`} className={styles.entry}>
          <h2 className={styles.title}>
            <RecordLink id={entry.id}>Record {entry.id}</RecordLink>: <Subject entry={entry} />
          </h2>
          <p className="quiet">
            {formatUtc(entry.publishedAt)} · {wordRate(entry)}
            <Corrections entry={entry} /> · <Previous entry={entry} />
          </p>
          <p className={styles.hash}>{entry.sha256}</p>
        </li>
      ))}
    </ol>
  );
}

function RecordLink({ id, children }: { id: number; children: ReactNode }) {
  return <PageLink href={`/records/${id}`}>{children}</PageLink>;
}

function Subject({ entry: { model, suite, cycle } }: { entry: ChainEntry }) {
  return (
    <>
      <PageLink href={`/models/${encodeURIComponent(model)}`}>
        <ForeignText text={model} longest={80} />
      </PageLink>{" "}
      on{" "}
      <PageLink href={cycleAddress(suite.id, cycle)}>
        <ForeignText text={suite.title} longest={80} />, {formatDigest(cycle)}
      </PageLink>
    </>
  );
}

function wordRate({ passRate, interval }: ChainEntry): string {
  if (passRate === null || interval === null) return "no rate";
  return `${formatPercent(passRate)}% (${formatInterval(interval.displayed)})`;
}

function Corrections({ entry: { supersedesId, supersededById } }: { entry: ChainEntry }) {
  return (
    <>
      {supersedesId === null ? null : (
        <>
          {" "}
          · supersedes <RecordLink id={supersedesId}>record {supersedesId}</RecordLink>
        </>
      )}
      {supersededById === null ? null : (
        <>
          {" "}
          · superseded by <RecordLink id={supersededById}>record {supersededById}</RecordLink>
        </>
      )}
    </>
  );
}

function Previous({ entry: { previous } }: { entry: ChainEntry }): ReactNode {
  if (previous === null) return "the first of the chain";
  const { id, sha256 } = previous;
  return (
    <>
      after <RecordLink id={id}>record {id}</RecordLink>,{" "}
      <span className={styles.digest} title={sha256}>
        {formatDigest(sha256)}
      </span>
    </>
  );
}
