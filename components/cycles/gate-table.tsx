import type { CycleEntry } from "../../lib/contracts/cycle";
import type { GateName } from "../../lib/core/cycle/gate-finding";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";

const gateWords: Record<GateName, string> = {
  verdicts: "Every candidate has a verdict",
  baselines: "The baselines lie where they should",
  conformance: "Each worker’s sandbox contained the attacks",
  flakiness: "Repeated verdicts agree",
  violations: "No violation of policy is unexplained",
  evaluator: "No quarter of the models moved together",
};

/** What had to hold before the week was published, and what was found. */
export function GateTable({ state, gates }: Pick<CycleEntry, "state" | "gates">) {
  if (gates.length === 0) {
    return <p>Asked when every model is graded; until then the board before this week stays.</p>;
  }
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>
        {state === "published"
          ? "Each of them held, or the board before this week would have stayed."
          : "One that doesn’t hold keeps the week from its board: the one before it stays."}
      </caption>
      <thead>
        <tr>
          <th scope="col">Gate</th>
          <th scope="col">Held</th>
          <th scope="col">Found</th>
        </tr>
      </thead>
      <tbody>
        {gates.map(({ gate, held, detail }) => (
          <tr key={gate}>
            <th scope="row">{gateWords[gate]}</th>
            <td>{held ? "yes" : <strong>no</strong>}</td>
            <td>
              <ForeignText text={detail} longest={400} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
