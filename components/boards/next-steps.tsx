import { CommandBlock } from "../ui/command-block";

/** The two commands that put a first real model on a board. */
export function NextSteps({ suiteId, hasSuite }: { suiteId: string | null; hasSuite: boolean }) {
  const suite = suiteId ?? "SUITE";
  const grade = `npm run -s errorbar -- completions import --suite ${suite} --model SLUG --file PATH --register`;
  return (
    <>
      <p>
        {hasSuite
          ? "To measure a model, import completions that you already have; or bring a suite of tasks first:"
          : "Import a suite of tasks, then completions that you already have; they are graded in the sandbox:"}
      </p>
      <CommandBlock
        label="Import commands"
        lines={["npm run -s errorbar -- suite import --file PATH", grade]}
      />
    </>
  );
}
