import { type CasePair, pairCases } from "../../lib/core/trace/pair-cases";
import type { Trace, TraceCase } from "../../lib/core/trace/trace";
import { formatCount, formatCountOf } from "../format/format-count";
import { CaseTable, HiddenNote, wordOutcome } from "../traces/case-table";
import { CaseValue } from "../traces/case-value";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import styles from "./trace-pair-cases.module.css";

interface TracePairCasesProps {
  a: Trace;
  b: Trace;
}

/** Every test case once, with what came of it in either trace; what differs is marked. */
export function TracePairCases({ a, b }: TracePairCasesProps) {
  // None where nothing was executed; cases are known by their place, and other tests have other places.
  const tests = [a, b].flatMap(({ execution }) => execution?.testSuiteVersion ?? []);
  if (new Set(tests).size > 1) return <OtherTests a={a} b={b} />;
  const pairs = pairCases(a.cases, b.cases);
  if (pairs.length === 0) return <p>Neither of the two reached a test case.</p>;
  const differing = pairs.filter(({ differs }) => differs).length;
  return (
    <>
      <p>
        {differing === 0
          ? "Both came to the same in every case."
          : `They differ in ${formatCount(differing)} of ${formatCountOf(pairs.length, "case")}, marked ≠.`}
      </p>
      <HiddenNote cases={a.cases.length > 0 ? a.cases : b.cases} testsSha256={tests[0] ?? null} />
      <table className={classNames(table.table, styles.table)}>
        <caption>Test cases by their place in the task’s tests</caption>
        <thead>
          <tr>
            <th scope="col">Case</th>
            <th scope="col">Kind</th>
            <th scope="col">A</th>
            <th scope="col">B</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <PairRow key={pair.index} pair={pair} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function PairRow({ pair: { index, a, b, differs } }: { pair: CasePair }) {
  const shown = a ?? b;
  return (
    <tr className={differs ? styles.differs : undefined}>
      <th scope="row">
        {index + 1}
        {differs ? <span title="The two differ in this case"> ≠</span> : null}
      </th>
      <td>
        {shown?.visibility}
        <CaseValue name="input" text={shown?.input} />
        <CaseValue name="expected" text={shown?.expected} />
      </td>
      <Outcome entry={a} letter="A" />
      <Outcome entry={b} letter="B" />
    </tr>
  );
}

function Outcome({ entry, letter }: { entry: TraceCase | null; letter: string }) {
  return (
    <td className={styles.outcome}>
      <span className={styles.letter}>{letter} </span>
      {entry === null ? "not reached" : wordOutcome(entry)}
      <CaseValue name="returned" text={entry?.returned} />
      <CaseValue name="error" text={entry?.error} />
    </td>
  );
}

function OtherTests({ a, b }: TracePairCasesProps) {
  return (
    <>
      <p>The two were run against different tests of this task, so their cases are not lined up.</p>
      {[a, b].map(({ cases, execution }, index) => (
        <div key={index === 0 ? "a" : "b"}>
          <h3>{index === 0 ? "A" : "B"}</h3>
          <CaseTable cases={cases} testsSha256={execution?.testSuiteVersion ?? null} />
        </div>
      ))}
    </>
  );
}
