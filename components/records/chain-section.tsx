import type { ReactNode } from "react";
import type { RecordDetail } from "../../lib/contracts/record";
import { FormatLinks } from "../downloads/format-links";
import { PageLink } from "../ui/page-link";
import styles from "./chain-section.module.css";

/** The hashes that hold a record in its place. */
export function ChainSection({ record }: { record: RecordDetail }) {
  const { previous, supersedes, supersededBy } = record;
  return (
    <>
      <dl className={styles.links}>
        <Entry term="This record">{record.sha256}</Entry>
        <Entry term="Predecessor">
          {previous ? <Pointer {...previous} /> : "none: the first of the chain"}
        </Entry>
        {supersedes ? (
          <Entry term="Supersedes">
            <Pointer {...supersedes} />
          </Entry>
        ) : null}
        {supersededBy ? (
          <Entry term="Superseded by">
            <Pointer id={supersededBy.id} sha256={supersededBy.sha256} />
          </Entry>
        ) : null}
        <Entry term="Manifest">{record.manifestSha256}</Entry>
        <Entry term="Verdicts">{record.verdictsSha256}</Entry>
      </dl>
      <p className="quiet">
        Each record holds the hash of the one before it, so none can be changed or taken out unseen.{" "}
        <FormatLinks
          what="The chain from here"
          address={`/api/v1/records?after=${record.id - 1}`}
        />{" "}
        · <PageLink href="/records">All records</PageLink>
      </p>
    </>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="mono">{children}</dd>
    </div>
  );
}

function Pointer({ id, sha256 }: { id: number; sha256: string }) {
  return (
    <>
      <PageLink href={`/records/${id}`}>record {id}</PageLink> {sha256}
    </>
  );
}
