import type { Metadata } from "next";
import { FormatLinks } from "../../components/downloads/format-links";
import { formatCount, formatCountOf } from "../../components/format/format-count";
import { SuiteList } from "../../components/suites/suite-list";
import { listBoards } from "../../lib/data/list-boards";
import { listMeasures } from "../../lib/data/list-measures";
import { CiteChain } from "../_components/cite-chain";
import { pageMetadata } from "../_lib/page-metadata";

export const dynamic = "force-dynamic";
export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Suites",
    description:
      "Every suite: how large it is, who measured it, and what its numbers can and can’t say.",
    path: "/suites",
  });
}

/** Every suite: how large it is, who measured it, and what it measures. */
export default async function SuitesPage() {
  const [suites, measures] = await Promise.all([listBoards(), listMeasures()]);
  const here = suites.filter(({ measured }) => measured === "here").length;
  return (
    <>
      <h1>
        {suites.length === 0
          ? "No suite is here yet."
          : `${formatCountOf(suites.length, "suite")}, ${formatCount(here)} measured here.`}
      </h1>
      <p className="lede">
        A suite is a set of tasks with the rule that judges an answer. Rates of different suites are
        of different tasks: they can’t be compared.
      </p>
      {suites.length === 0 ? null : <SuiteList suites={suites} measures={measures} />}
      <p className="quiet">
        <FormatLinks what="This list" address="/api/v1/boards" />
      </p>
      <CiteChain title="Suites" path="/suites" />
    </>
  );
}
