import type { ReactNode } from "react";
import type { Run } from "../../lib/contracts/run";
import { RunDownloads } from "../downloads/run-downloads";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { RecordHistory } from "./record-history";
import styles from "./record-section.module.css";

/** The run's place in the append-only chain, and everything that can be downloaded. */
export function RecordSection({ run }: { run: Run }) {
  return (
    <>
      {run.record ? (
        <dl className={styles.hashes}>
          <Hash
            term={<PageLink href={`/records/${run.record.id}`}>Record {run.record.id}</PageLink>}
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
      <RunDownloads run={run} />
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
