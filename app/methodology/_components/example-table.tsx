import { formatPValue } from "../../../components/format/format-p-value";
import { formatPointBounds, formatSignedPoints } from "../../../components/format/format-points";
import { workedExample } from "../_data/worked-example";
import { FigureTable } from "./figure-table";

const verdictWords = {
  separated: "separated",
  leans: "leans",
  "within-noise": "within noise",
} as const;

/** The leader of a real board against three others, figure by figure. */
export function ExampleTable() {
  const { leader, others, tasks } = workedExample;
  const rows = [
    { name: `Passed, of ${tasks}`, cells: others.map((other) => other.passed) },
    { name: "Only the leader passed (b)", cells: others.map((other) => other.onlyLeader) },
    { name: "Only the other passed (c)", cells: others.map((other) => other.onlyThis) },
    {
      name: "Difference, points",
      cells: others.map((other) => formatSignedPoints((leader.passed - other.passed) / tasks)),
    },
    {
      name: "Its 95% interval",
      cells: others.map((other) => formatPointBounds(other.interval)),
    },
    { name: "p, exact McNemar", cells: others.map((other) => formatPValue(other.p)) },
    { name: "p after Holm", cells: others.map((other) => formatPValue(other.pHolm)) },
    { name: "Said", cells: others.map((other) => verdictWords[other.verdict]) },
  ];
  return (
    <FigureTable
      caption={`${leader.name}, ${leader.passed} of ${tasks}, against three others`}
      head="Figure"
      columns={others.map((other) => other.name)}
      rows={rows}
    />
  );
}
