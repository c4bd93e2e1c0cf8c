import type { FormatFault, GradedTask } from "../../lib/core/ports/grader";

/**
 * A class in the place of the function that a task in Python or JavaScript asks for: null where there is
 * a function, or anything else that has the entry point's name and may be one. In Java a method stands
 * in a class anyway.
 * @param names of classes that are refused
 */
export function findClassForm(
  { language, entryPoint }: Pick<GradedTask, "language" | "entryPoint">,
  submission: string,
  names: readonly string[] = [entryPoint],
): FormatFault | null {
  if (language === "java") return null;
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
