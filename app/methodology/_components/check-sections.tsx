import { PageLink } from "../../../components/ui/page-link";
import { pairsForThreePoints, powerTable } from "../_data/power-table";
import { CoverageTable } from "./coverage-table";
import { FigureTable } from "./figure-table";
import { Formula } from "./formula";
import { MethodSection } from "./method-section";

/** Whether the intervals do what they promise, and what a run is large enough for. */
export function CheckSections() {
  return (
    <>
      <CoverageSection />
      <PowerSection />
    </>
  );
}

function CoverageSection() {
  return (
    <MethodSection id="coverage">
      <p>
        A 95% interval should hold the truth in 95 of 100 cases. Here is how often it does, on
        simulated runs whose truth is known, with the same code that makes the published intervals.
        All tables, their errors, and independent figures beside ours are in{" "}
        <code>COVERAGE.md</code>; <code>npm run simulate:coverage</code> makes them again.
      </p>
      <CoverageTable
        table="independent"
        caption="Coverage in percent where tasks are independent (n tasks, true rate p). “No width”: runs whose bootstrap is a single point"
        head="Run"
        columns={[
          { column: "percentile", head: "Bootstrap" },
          { column: "BCa", head: "BCa" },
          { column: "Wilson", head: "Wilson" },
          { column: "no width", head: "No width" },
        ]}
      />
      <p>
        Near 0 and 1, and with few tasks, the bootstrap covers too little; there the Wilson interval
        is drawn. BCa, a corrected bootstrap, mends a part of that and serves as a check.
      </p>
      <CoverageTable
        table="clustered"
        caption="Coverage in percent where tasks share base problems"
        head="Run"
        columns={[
          { column: "task bootstrap", head: "Tasks drawn" },
          { column: "base bootstrap", head: "Bases drawn" },
          { column: "Wilson", head: "Wilson" },
          { column: "Wilson with n_eff", head: "Wilson, deff" },
        ]}
      />
      <p>
        Treating tasks of one base problem as independent claims too much. Drawing base problems, or
        dividing by deff, puts it right.
      </p>
      <CoverageTable
        table="stratified"
        caption="Coverage in percent (width in points) where 400 tasks are drawn by tier, category and language"
        head="Rate"
        columns={[
          ["unstratified", "All tasks"],
          ["by tier", "By tier"],
          ["by cell, naive", "By cell"],
          ["Rao–Wu", "Rao–Wu"],
          ["Wilson", "Wilson"],
        ].map(([column = "", head = ""]) => ({ column, head, beside: `width, ${column}` }))}
      />
      <p>
        The published interval draws from all tasks and errs a little on the wide side. Drawing
        inside the small cells covers too little, unless it is corrected after Rao and Wu; that is
        kept as a diagnostic. How the rates of these cells differ was chosen so that the widths
        match independent ones, so the widths check nothing; the coverages do.
      </p>
    </MethodSection>
  );
}

function PowerSection() {
  const heads = ["One pair", "One model against 27", "All pairs of 28"];
  return (
    <MethodSection id="power">
      <p>
        A run resolves gaps of a certain size and no smaller ones. Beside a board stands its own
        smallest resolvable gap, computed from its number of tasks, its number of pairs and the
        median discordance of its models.
      </p>
      <FigureTable
        caption={`Smallest gap, in points, that ${powerTable.tasks} tasks find with ${100 * powerTable.power}% power (exact test, 5% shared among the comparisons)`}
        head="Discordance"
        columns={heads}
        rows={powerTable.rows.map(({ discordance, points }) => ({
          name: `${100 * discordance}%`,
          cells: points.map((gap) => gap.toFixed(2)),
        }))}
      />
      <p>
        The other way round, this many tasks find a gap δ at discordance ψ, for a single pair at 5%
        with 80% power:
      </p>
      <Formula lines={["n = ((1.96·√ψ + 0.8416·√(ψ − m·δ²)) / δ)²"]} />
      <p>
        m is how many tasks come of one base problem, 1 where none share one, and ψ then the share
        of tasks that only one of the two passes. Otherwise a base problem is what the test flips,
        so ψ is the squared sum of the differences within each, added up and divided by the tasks:
        tasks that are passed or failed together make it larger, and more of them are needed.
      </p>
      <p>
        For a gap of 3 points that is{" "}
        {pairsForThreePoints
          .map(
            ({ discordance, pairs }) =>
              `${pairs.toLocaleString("en-US")} tasks at ${100 * discordance}%`,
          )
          .join(", ")}{" "}
        discordance. A run of 400 tasks finds so small a gap in fewer than four of five cases. The{" "}
        <PageLink href="/methodology/laboratory#power">power calculator</PageLink> does it for other
        gaps and boards.
      </p>
    </MethodSection>
  );
}
