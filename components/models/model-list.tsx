import type { ModelListEntry } from "../../lib/contracts/model";
import { formatCountOf } from "../format/format-count";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import styles from "./model-list.module.css";

/** Models in the order given, each with what is here of it, in counts. */
export function ModelList({ models }: { models: readonly ModelListEntry[] }) {
  return (
    <ul className={styles.list}>
      {models.map((model) => (
        <li key={model.slug}>
          <PageLink href={`/models/${encodeURIComponent(model.slug)}`}>
            <ForeignText text={model.name} longest={120} />
          </PageLink>
          <span className="quiet">
            {wordHoldings(model)}
            {[model.provider, model.revision].map((stated) =>
              stated === null ? null : (
                <span key={stated}>
                  {" · "}
                  <ForeignText text={stated} longest={80} />
                </span>
              ),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function wordHoldings({ records, suites, claims }: ModelListEntry): string {
  const parts = [
    ...(records > 0
      ? [`${formatCountOf(records, "record")} on ${formatCountOf(suites, "board")}`]
      : []),
    ...(claims > 0 ? [formatCountOf(claims, "claim")] : []),
  ];
  return parts.join(", ") || "nothing measured";
}
