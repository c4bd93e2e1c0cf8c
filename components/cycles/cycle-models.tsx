import type { CycleEntry } from "../../lib/contracts/cycle";
import type { CycleStatus } from "../../lib/core/cycle/cycle-status";
import { formatCount } from "../format/format-count";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";

interface CycleModelsProps {
  cycle: CycleEntry;
  progress: CycleStatus;
}

/** Each model of a week: how far it is, and its run once the week is published. */
export function CycleModels({ cycle, progress }: CycleModelsProps) {
  const bySlug = new Map(progress.models.map((model) => [model.model, model]));
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>
        Of {formatCount(cycle.tasks)} tasks, each asked once. A fault is an attempt that brought
        nothing usable, and is made again.
      </caption>
      <thead>
        <tr>
          <th scope="col">Model</th>
          <th scope="col" className={table.number}>
            Answered
          </th>
          <th scope="col" className={table.number}>
            Graded
          </th>
          <th scope="col" className={table.number}>
            Faults
          </th>
        </tr>
      </thead>
      <tbody>
        {cycle.models.map(({ model, runId }) => {
          const done = bySlug.get(model.slug);
          return (
            <tr key={model.slug}>
              <th scope="row">
                <PageLink href={addressOf(model.slug, runId)}>
                  <ForeignText text={model.name} longest={60} />
                </PageLink>
              </th>
              <td className={table.number}>{formatCount(done?.answered ?? 0)}</td>
              <td className={table.number}>{formatCount(done?.graded ?? 0)}</td>
              <td className={table.number}>{formatCount(done?.failedAttempts ?? 0)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function addressOf(slug: string, runId: string | null): string {
  return runId === null ? `/models/${encodeURIComponent(slug)}` : `/runs/${runId}`;
}
