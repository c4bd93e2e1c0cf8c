import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { CaseTable } from "../../../components/traces/case-table";
import { CorrectionNotice } from "../../../components/traces/correction-notice";
import { listExecutionFacts } from "../../../components/traces/execution-facts";
import { nameSubmission } from "../../../components/traces/name-submission";
import { PromptSection } from "../../../components/traces/prompt-section";
import { TextBlock } from "../../../components/traces/text-block";
import { TraceHeadline } from "../../../components/traces/trace-headline";
import { wordTraceTitle } from "../../../components/traces/trace-title";
import { CodeView } from "../../../components/ui/code-view";
import { FactLine } from "../../../components/ui/fact-line";
import { ForeignText } from "../../../components/ui/foreign-text";
import { Section } from "../../../components/ui/section";
import { getTrace } from "../../../lib/data/get-trace";
import { getTracePrompt } from "../../../lib/data/get-trace-prompt";
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
  return { title: response ? wordTraceTitle(response.trace) : "No such trace" };
}

/** One candidate from question to verdict: enough to disagree with it. */
export default async function TracePage({ params }: TracePageProps) {
  const response = await findTrace((await params).id);
  if (!response) notFound();
  const { trace } = response;
  const prompt = await getTracePrompt(trace);
  const extraFields = Object.keys(trace.extraFields).length;
  return (
    <>
      <CorrectionNotice response={response} />
      <TraceHeadline response={response} />
      <p className="lede">
        Candidate {trace.candidateIndex} of{" "}
        <b>
          <Link href={`/models/${encodeURIComponent(trace.model)}`} prefetch={false}>
            <ForeignText text={trace.model} />
          </Link>
        </b>{" "}
        in <ForeignText text={trace.suite} />.{" "}
        <Link href={`/runs/${encodeURIComponent(trace.runId)}`}>The whole run</Link> ·{" "}
        <a href={`/api/v1/traces/${response.id}`}>This trace as JSON</a>
      </p>
      <PromptSection prompt={prompt} />
      <Section id="extraction" title="What was taken from the answer">
        <p>
          <code>{trace.extraction.kind}</code>: <ForeignText text={trace.extraction.explanation} />.{" "}
          <Link href="/methodology#extraction">The rule</Link>
        </p>
        {trace.formatFault ? (
          <p>
            Refused by the rule <code>{trace.formatFault.rule}</code>, so never executed:{" "}
            <ForeignText text={trace.formatFault.detail} />
          </p>
        ) : null}
      </Section>
      {trace.submission ? (
        <Section id="submission" title={nameSubmission(trace)}>
          <TextBlock label={nameSubmission(trace)} object={trace.submission} />
        </Section>
      ) : null}
      <Section id="cases" title="Test cases">
        <CaseTable cases={trace.cases} />
      </Section>
      <Section id="execution" title="Execution">
        {trace.execution ? (
          <FactLine facts={listExecutionFacts(trace.execution)} />
        ) : (
          <p>Nothing was executed.</p>
        )}
      </Section>
      <Section id="completion" title="Completion">
        <TextBlock label="Completion" object={trace.completion} />
      </Section>
      {trace.rawResponse && trace.rawResponse.sha256 !== trace.completion.sha256 ? (
        <Section id="raw" title="Raw response">
          <TextBlock label="Raw response" object={trace.rawResponse} />
        </Section>
      ) : null}
      {extraFields > 0 ? (
        <Section id="extra" title="Other fields of the completion">
          <CodeView label="Other fields" text={JSON.stringify(trace.extraFields, null, 2)} />
        </Section>
      ) : null}
      <p className="quiet">
        Stored trace, SHA-256 <ForeignText text={response.sha256} />
      </p>
    </>
  );
}
