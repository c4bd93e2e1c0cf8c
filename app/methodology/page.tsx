import type { Metadata } from "next";
import { CiteMethod } from "../_components/cite-method";
import { pageMetadata } from "../_lib/page-metadata";
import { CheckSections } from "./_components/check-sections";
import { ComparisonSections } from "./_components/comparison-sections";
import { Contents } from "./_components/contents";
import { FigureSections } from "./_components/figure-sections";
import { LimitSection } from "./_components/limit-section";
import { MixSection } from "./_components/mix-section";
import { ProtocolSections } from "./_components/protocol-sections";
import { RecordSections } from "./_components/record-sections";
import { SandboxSections } from "./_components/sandbox-sections";
import { SeparationSection } from "./_components/separation-section";
import { TaskSections } from "./_components/task-sections";
import { WatchSections } from "./_components/watch-sections";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Methodology",
    description:
      "How a rate is measured and how far it can be trusted: tasks, sandbox, intervals, paired tests, corrections, and what can’t be said.",
    path: "/methodology",
  });
}

/** How a number on this site comes about, in plain words. */
export default function MethodologyPage() {
  return (
    <>
      <h1>How a rate is measured, and how far it can be trusted.</h1>
      <p className="lede">
        A rate here is a count of tasks that one model solved, with an interval that says how much
        it could move with other tasks of the same kind. Everything needed to recompute it is
        published; what isn’t is listed at the end.
      </p>
      <Contents />
      <TaskSections />
      <SandboxSections />
      <FigureSections />
      <ComparisonSections />
      <CheckSections />
      <SeparationSection />
      <MixSection />
      <ProtocolSections />
      <WatchSections />
      <RecordSections />
      <LimitSection />
      <CiteMethod title="Methodology" path="/methodology" />
    </>
  );
}
