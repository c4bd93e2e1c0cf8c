import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AnswerSections } from "../../../components/traces/answer-sections";
import { BesideForm } from "../../../components/traces/beside-form";
import { CaseTable } from "../../../components/traces/case-table";
import { CorrectionNotice } from "../../../components/traces/correction-notice";
import { listExecutionFacts } from "../../../components/traces/execution-facts";
import { LimitSection } from "../../../components/traces/limit-section";
import { PromptSection } from "../../../components/traces/prompt-section";
import { TimelineSection } from "../../../components/traces/timeline-section";
import { TraceDownloads } from "../../../components/traces/trace-downloads";
import { TraceHeadline } from "../../../components/traces/trace-headline";
import { TraceLede } from "../../../components/traces/trace-lede";
import { TraceNav } from "../../../components/traces/trace-nav";
import { wordTraceTitle } from "../../../components/traces/trace-title";
import { CodeView } from "../../../components/ui/code-view";
import { FactLine } from "../../../components/ui/fact-line";
import { Section } from "../../../components/ui/section";
import { getTrace } from "../../../lib/data/get-trace";
import { getTraceContext } from "../../../lib/data/get-trace-context";
import { Cite } from "../../_components/cite";
import { modelPicture } from "../../_lib/model-picture";
import { pageMetadata } from "../../_lib/page-metadata";
import { parseTraceId } from "./parse-trace-id";

export const dynamic = "force-dynamic";

interface TracePageProps {
  params: Promise<{ id: string }>;
}

/** Read once for title and page. */
const findTrace = cache(async (segment: string) => {
  const id = parseTraceId(segment);
  return id === null ? null : getTrace(id);
});

export async function generateMetadata({ params }: TracePageProps): Promise<Metadata> {
  const response = await findTrace((await params).id);
  if (!response) return { title: "No such trace" };
  const title = wordTraceTitle(response.trace);
  return pageMetadata({
    title,
    description: `One candidate from question to verdict: ${title}.`,
    path: `/traces/${response.id}`,
    ...modelPicture({ slug: response.trace.model, name: response.trace.model }),
  });
}

/** One candidate from question to verdict: enough to disagree with it. */
export default async function TracePage({ params }: TracePageProps) {
  const response = await findTrace((await params).id);
  if (!response) notFound();
  const { id, trace } = response;
  const context = await getTraceContext(id);
  const { language, prompt, limits, recordIds, steps, previous, next, beside } = context;
  const hasExtraFields = Object.keys(trace.extraFields).length > 0;
  return (
    <>
      <CorrectionNotice response={response} />
      <TraceHeadline response={response} />
      <TraceLede trace={trace} />
      <TraceNav label="Traces of this run" previous={previous} next={next} />
      <BesideForm traceId={id} beside={beside} />
      <PromptSection prompt={prompt} />
      <AnswerSections response={response} language={language} />
      <Section id="cases" title="Test cases">
        <CaseTable cases={trace.cases} testsSha256={trace.execution?.testSuiteVersion ?? null} />
      </Section>
      <Section id="execution" title="Execution">
        <LimitSection trace={trace} limits={limits} />
        {trace.execution ? <FactLine facts={listExecutionFacts(trace.execution)} /> : null}
      </Section>
      <Section id="timeline" title="What was done with this candidate">
        <TimelineSection traceId={id} steps={steps} />
      </Section>
      {hasExtraFields ? (
        <Section id="extra" title="Other fields of the completion">
          <CodeView label="Other fields" text={JSON.stringify(trace.extraFields, null, 2)} />
        </Section>
      ) : null}
      <Section id="downloads" title="Downloads">
        <TraceDownloads response={response} />
      </Section>
      <TraceNav label="Traces of this run, once more" previous={previous} next={next} />
      <Cite title={wordTraceTitle(trace)} path={`/traces/${id}`} recordIds={recordIds} />
    </>
  );
}
