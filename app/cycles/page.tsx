import type { Metadata } from "next";
import { FormatLinks } from "../../components/downloads/format-links";
import { formatCount, formatCountOf } from "../../components/format/format-count";
import { formatUtc } from "../../components/format/format-date";
import { classNames } from "../../components/ui/class-names";
import table from "../../components/ui/data-table.module.css";
import { PageLink } from "../../components/ui/page-link";
import { listWeeks } from "../../lib/data/list-weeks";
import { CiteChain } from "../_components/cite-chain";
import { pageMetadata } from "../_lib/page-metadata";

export const dynamic = "force-dynamic";
export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Weeks",
    description:
      "Every week that was opened: what was drawn, what was frozen, and whether it may stand on the board.",
    path: "/cycles",
  });
}

/** Every week that was opened, the newest first. */
export default async function CyclesPage() {
  const weeks = await listWeeks();
  const published = weeks.filter(({ publishedAt }) => publishedAt !== null).length;
  return (
    <>
      <h1>
        {weeks.length === 0
          ? "No week was opened yet."
          : `${formatCountOf(weeks.length, "week")}, ${formatCount(published)} published.`}
      </h1>
      <p className="lede">
        Each week every model is asked again, under one manifest that is frozen before the first
        question.
      </p>
      {weeks.length === 0 ? null : (
        <table className={classNames(table.table, table.narrow)}>
          <thead>
            <tr>
              <th scope="col">Week</th>
              <th scope="col" className={table.number}>
                Tasks
              </th>
              <th scope="col">Opened</th>
              <th scope="col">Published</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ cycle, tasks, openedAt, publishedAt }) => (
              <tr key={cycle}>
                <th scope="row">
                  <PageLink href={`/cycles/${cycle}`} className="nowrap">
                    {cycle}
                  </PageLink>
                </th>
                <td className={table.number}>{formatCount(tasks)}</td>
                <td>{formatUtc(openedAt.toISOString())}</td>
                <td>{publishedAt === null ? "not yet" : formatUtc(publishedAt.toISOString())}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="quiet">
        <FormatLinks what="This list" address="/api/v1/cycles" />
      </p>
      <CiteChain title="Weeks" path="/cycles" />
    </>
  );
}
