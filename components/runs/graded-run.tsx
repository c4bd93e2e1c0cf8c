import type { Run, RunCandidate } from "../../lib/contracts/run";
import { SliceForm } from "../downloads/slice-form";
import { Section } from "../ui/section";
import { AverageTable } from "./average-table";
import type { CandidateQuery } from "./candidate-query";
import { CandidateSection } from "./candidate-section";
import { ExecutionSection } from "./execution-section";
import { FailureSliceTable } from "./failure-slice-table";
import { FaultNote } from "./fault-note";
import { PassAtKTable } from "./pass-at-k-table";
import { RepeatSection } from "./repeat-section";
import { SliceTable } from "./slice-table";
import { TokenSection } from "./token-section";
import { VerdictTable } from "./verdict-table";

/** What grading a run has shown, from its failures to its cost. */
export function GradedRun({ run, candidates }: { run: Run; candidates: readonly RunCandidate[] }) {
  return (
    <>
      <Section id="verdicts" title="How candidates ended">
        <VerdictTable run={run} />
        <FaultNote run={run} />
        <FailureSliceTable slices={run.failureSlices} />
      </Section>
      <Section id="pass-at-k" title="pass@k">
        <PassAtKTable run={run} />
      </Section>
      <Section id="slices" title="Slices">
        <SliceTable slices={run.slices} isComplete={run.state === "complete"} />
        <AverageTable run={run} />
      </Section>
      <Section id="repeats" title="Do the verdicts hold?">
        <RepeatSection repeats={run.repeats} />
      </Section>
      <Section id="execution" title="Execution times">
        <ExecutionSection run={run} candidates={candidates} />
      </Section>
      <Section id="tokens" title="Tokens and cost">
        <TokenSection run={run} />
      </Section>
    </>
  );
}

interface GradedCandidatesProps {
  run: Run;
  candidates: readonly RunCandidate[];
  query: CandidateQuery;
}

/** The candidates themselves, last: there may be thousands. */
export function GradedCandidates({ run, candidates, query }: GradedCandidatesProps) {
  return (
    <Section id="candidates" title="Candidates">
      <CandidateSection runId={run.id} candidates={candidates} query={query} />
      <SliceForm runId={run.id} candidates={candidates} />
    </Section>
  );
}
