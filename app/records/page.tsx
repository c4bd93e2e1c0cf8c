import type { Metadata } from "next";
import { FormatLinks } from "../../components/downloads/format-links";
import { formatCountOf } from "../../components/format/format-count";
import { RecordChain } from "../../components/records/record-chain";
import { PageLink } from "../../components/ui/page-link";
import { type ChainPage, listChain } from "../../lib/data/list-chain";
import { CiteChain } from "../_components/cite-chain";
import { pageMetadata } from "../_lib/page-metadata";
import { parseRowId } from "../_lib/parse-row-id";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Records",
    description:
      "Every score record, newest first: one chain, in which each record holds the hash of the one before it.",
    path: "/records",
  });
}

const shown = 100;

interface RecordsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The chain of score records, newest first, a page at a time; a cursor that is none asks for the newest. */
export default async function RecordsPage({ searchParams }: RecordsPageProps) {
  const { before: asked } = await searchParams;
  const before = typeof asked === "string" ? (parseRowId(asked) ?? undefined) : undefined;
  const chain = await listChain(shown, before);
  return (
    <>
      <h1>
        {chain.records === 0
          ? "Nothing has been recorded yet."
          : `${formatCountOf(chain.records, "record")} in one chain.`}
      </h1>
      <p className="lede">
        A record is a published result. Each holds the hash of the one before it, so none can be
        changed or taken out unseen; a correction is a new record that names the old one.{" "}
        <PageLink href="/methodology#records">How records are kept</PageLink> ·{" "}
        <FormatLinks what="The chain, oldest first," address="/api/v1/records" />
      </p>
      <RecordChain entries={chain.entries} />
      <Pages chain={chain} isFirst={before === undefined} />
      <CiteChain title="Records" path="/records" />
    </>
  );
}

/** Leads on to older records, and from them back to the newest. */
function Pages({ chain, isFirst }: { chain: ChainPage; isFirst: boolean }) {
  return (
    <p className="quiet">
      {isFirst ? null : <PageLink href="/records">Newest records</PageLink>}
      {isFirst || chain.next === null ? null : " · "}
      {chain.next === null ? null : (
        <PageLink href={`/records?before=${chain.next}`}>Older records</PageLink>
      )}
    </p>
  );
}
