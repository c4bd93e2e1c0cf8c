import { assertNever } from "../assert-never";
import type { Language } from "../vocabulary";
import { preambleJava } from "./java-rule";
import { preambleJavaScript } from "./javascript-rule";
import { preamblePython } from "./python-rule";

/** What a task's tests need of its prompt, beside the entry point itself. */
export function promptPreamble(language: Language, prompt: string, entryPoint: string): string {
  switch (language) {
    case "python":
      return preamblePython(prompt, entryPoint);
    case "javascript":
    case "typescript":
      return preambleJavaScript(prompt, entryPoint);
    case "java":
      return preambleJava(prompt, entryPoint);
    default:
      return assertNever(language);
  }
}
