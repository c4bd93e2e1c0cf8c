import Link from "next/link";
import type { ReactNode } from "react";
import type { Run } from "../../lib/contracts/run";
import { ForeignText } from "../ui/foreign-text";
import { RecordHistory } from "./record-history";
import styles from "./record-section.module.css";

/** The run's place in the append-only chain, and everything that can be downloaded. */
export function RecordSection({ run }: { run: Run }) {
  const isHere = run.measured === "here";
  const base = `/api/v1/runs/${encodeURIComponent(run.id)}`;
  return (
    <>
      {run.record ? (
        <dl className={styles.hashes}>
          <Hash
            term={<Link href={`/records/${run.record.id}`}>Record {run.record.id}</Link>}
            value={run.record.sha256}
          />
          <Hash
            term="Predecessor"
            value={run.record.previousSha256 ?? "none: the first of the chain"}
          />
          <Hash term="Manifest" value={run.manifestSha256} />
          <Hash term="Source file" value={run.source.sha256} />
        </dl>
      ) : (
        <p>No record yet: one is appended once the run has been scored.</p>
      )}
      <RecordHistory records={run.records} />
      <ul className={styles.downloads}>
        {isHere ? (
          <Download
            href={`${base}/traces.jsonl.gz`}
            name="traces.jsonl.gz"
            what="every raw trace"
          />
        ) : null}
        <Download
          href={`${base}/results.jsonl`}
          name="results.jsonl"
          what={isHere ? "one line a candidate" : "one line a task"}
        />
        <Download href={`${base}/results.csv`} name="results.csv" what="the same as a table" />
        <Download href={`${base}/results.parquet`} name="results.parquet" what="the same, typed" />
        <Download href={`${base}/manifest`} name="manifest" what="the frozen inputs, JSON" />
        <Download href={base} name="run" what="this page, JSON" />
      </ul>
      {run.submissionsWithheld ? (
        <p className="quiet">
          Completions and code of this run are withheld; its outcomes are not.
        </p>
      ) : null}
    </>
  );
}

function Hash({ term, value }: { term: ReactNode; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="mono">
        <ForeignText text={value} />
      </dd>
    </div>
  );
}

function Download({ href, name, what }: { href: string; name: string; what: string }) {
  return (
    <li>
      <a href={href}>{name}</a> <span className="quiet">{what}</span>
    </li>
  );
}
