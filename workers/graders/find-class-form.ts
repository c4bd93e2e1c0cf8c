import { normalise } from "../../lib/core/extraction/list-offers";
import type { FormatFault, GradedTask } from "../../lib/core/ports/grader";
import { isJavaDeclarations } from "./is-java-declarations";

/**
 * A class in the place of the function that a task asks for: null where there is a function, or anything
 * else that has the entry point's name and may be one. In Java, where a method stands in a class anyway,
 * classes and methods of other names that stand where the prompt's method goes on.
 * @param names of classes that are refused in Python and JavaScript
 */
export function findClassForm(
  { language, entryPoint, prompt }: Pick<GradedTask, "language" | "entryPoint" | "prompt">,
  submission: string,
  names: readonly string[] = [entryPoint],
): FormatFault | null {
  if (language === "java") return findForeignJava({ entryPoint, prompt }, submission);
  if (hasFunction(language, entryPoint, submission)) return null;
  const found = names.find((name) => {
    const pattern = `^(?:export[ \\t]+(?:default[ \\t]+)?)?class[ \\t]+${escapeName(name)}(?![\\p{ID_Continue}$])`;
    return new RegExp(pattern, "mu").test(submission);
  });
  if (found === undefined) return null;
  return {
    rule: "function",
    detail: `there is a class ${found} and no function ${entryPoint}`,
  };
}

/** The extraction rule takes a code block for the end of a method where it declares no such method. */
function findForeignJava(
  { entryPoint, prompt }: Pick<GradedTask, "entryPoint" | "prompt">,
  submission: string,
): FormatFault | null {
  const begun = normalise(prompt);
  if (begun.trim() === "" || !submission.startsWith(begun)) return null;
  if (!isJavaDeclarations(submission.slice(begun.length))) return null;
  return {
    rule: "function",
    detail: `other classes or methods stand in the place of ${entryPoint}`,
  };
}

function hasFunction(language: string, entryPoint: string, text: string): boolean {
  const name = `${escapeName(entryPoint)}(?![\\p{ID_Continue}$])`;
  const forms =
    language === "python"
      ? [`(?:async[ \\t]+)?def[ \\t]+${name}`, `${name}[ \\t]*(?::[^=\\n]+)?=(?!=)`]
      : [
          `(?:export[ \\t]+(?:default[ \\t]+)?)?(?:async[ \\t]+)?function[ \\t]*\\*?[ \\t]*${name}`,
          `(?:export[ \\t]+)?(?:const|let|var)[ \\t]+${name}`,
          `(?:module[ \\t]*\\.[ \\t]*)?exports[ \\t]*\\.[ \\t]*${name}`,
          `${name}[ \\t]*=(?![=>])`,
        ];
  return new RegExp(`^(?:${forms.join("|")})`, "mu").test(text);
}

function escapeName(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
