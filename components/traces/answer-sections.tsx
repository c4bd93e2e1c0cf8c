import type { TraceResponse } from "../../lib/contracts/trace";
import type { Language } from "../../lib/core/vocabulary";
import { Section } from "../ui/section";
import { ExtractionNote } from "./extraction-note";
import { nameSubmission } from "./name-submission";
import { TextBlock } from "./text-block";
import { storedTraceHref } from "./trace-downloads";

interface AnswerSectionsProps {
  response: TraceResponse;
  language: Language | null;
}

/** From what the model replied to the program that was run, step by step. */
export function AnswerSections({ response, language }: AnswerSectionsProps) {
  const { rawResponse, completion, submission } = response.trace;
  const download = storedTraceHref(response.id);
  const name = nameSubmission(response.trace);
  const isRawTold = rawResponse !== null && rawResponse.sha256 !== completion.sha256;
  return (
    <>
      {isRawTold ? (
        <Section id="raw" title="Raw response">
          <TextBlock label="Raw response" object={rawResponse} download={download} />
        </Section>
      ) : null}
      <Section id="completion" title="Completion">
        <TextBlock label="Completion" object={completion} download={download} />
      </Section>
      <Section id="extraction" title="What was taken from the answer">
        <ExtractionNote trace={response.trace} />
      </Section>
      {submission ? (
        <Section id="submission" title={name}>
          <TextBlock label={name} object={submission} download={download} language={language} />
        </Section>
      ) : null}
    </>
  );
}
