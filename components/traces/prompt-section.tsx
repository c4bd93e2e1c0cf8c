import { CodeView } from "../ui/code-view";
import { Section } from "../ui/section";

/** The task as its suite states it; what a harness put around it, if anything, is in the manifest. */
export function PromptSection({ prompt }: { prompt: string | null }) {
  if (prompt === null || prompt === "") return null;
  return (
    <Section id="prompt" title="Prompt of the task">
      <CodeView label="Prompt of the task" text={prompt} />
    </Section>
  );
}
