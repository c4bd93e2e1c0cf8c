import type { Metadata } from "next";
import { PowerCalculator } from "../../../components/laboratory/power-calculator";
import { TrialLaboratory } from "../../../components/laboratory/trial-laboratory";
import { PageLink } from "../../../components/ui/page-link";
import { Section } from "../../../components/ui/section";
import { CiteMethod } from "../../_components/cite-method";
import { pageMetadata } from "../../_lib/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Laboratory",
    description:
      "What more candidates bring and cost, what public tests alone would claim, and how many tasks show a gap.",
    path: "/methodology/laboratory",
  });
}

/** Two calculators of the methodology; without scripts each shows one scenario. */
export default function LaboratoryPage() {
  return (
    <>
      <h1>More candidates, better tests, more tasks: what each of them buys.</h1>
      <p className="lede">
        Nothing here is measured: every figure follows from the sliders by the formulas of the{" "}
        <PageLink href="/methodology">methodology</PageLink>. The address keeps the settings, so a
        scenario can be sent to somebody.
      </p>
      <noscript>
        <p>Without scripts each part shows one scenario.</p>
      </noscript>
      <Section id="candidates" title="pass@k laboratory">
        <p>
          A model answers every task several times. Tasks differ: some are solved nearly always,
          some hardly ever. A right answer passes every test; a wrong one may pass the public tests
          by luck, and a time limit may end either. Three ways to make one result of k candidates:
          taking the first, taking the first that passes the public tests, and{" "}
          <PageLink href="/methodology#pass-at-k">pass@k</PageLink>, which knows the right one.
        </p>
        <TrialLaboratory />
      </Section>
      <Section id="power" title="Power calculator">
        <p>
          Two models that answered the same tasks are told apart by the tasks that exactly one of
          them passed: the discordance. The more tasks, the smaller the gap that shows; the more
          pairs are tested, the stricter each test has to be. See{" "}
          <PageLink href="/methodology#power">what a run can resolve</PageLink>.
        </p>
        <PowerCalculator />
      </Section>
      <CiteMethod title="Laboratory" path="/methodology/laboratory" />
    </>
  );
}
