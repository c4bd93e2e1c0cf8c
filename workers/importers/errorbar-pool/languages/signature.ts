import type { ProblemDocument } from "../problem-schema";
import { formatJavaType } from "./java-type";
import { nameIn } from "./name-in";
import type { PoolLanguage } from "./pool-language";
import { formatPythonSignature } from "./python-signature";

type Signature = ProblemDocument["signature"];

/**
 * The line that declares the function, without what opens its body: in Java it is a static method of
 * the class Solution.
 */
export function formatSignature(language: PoolLanguage, signature: Signature): string {
  switch (language) {
    case "python":
      return formatPythonSignature(signature);
    case "javascript": {
      const params = signature.params.map(({ name }) => nameIn(language, name));
      return `export function ${nameIn(language, signature.name)}(${params.join(", ")})`;
    }
    case "java": {
      const params = signature.params.map(
        ({ name, type }) => `${formatJavaType(type)} ${nameIn(language, name)}`,
      );
      const returns = formatJavaType(signature.returns);
      return `static ${returns} ${nameIn(language, signature.name)}(${params.join(", ")})`;
    }
  }
}

/** Whether a source declares the function so, however its lines are broken and whatever else it says. */
export function declaresFunction(
  language: PoolLanguage,
  signature: Signature,
  source: string,
): boolean {
  const squeezed = squeeze(source);
  const wanted = squeeze(formatSignature(language, signature));
  if (language !== "java") return squeezed.includes(wanted);
  return /(?<![\p{ID_Continue}$])class Solution(?![\p{ID_Continue}$])/u.test(source)
    ? squeezed.replaceAll(/(?<=[(,])final /g, "").includes(wanted)
    : false;
}

/** One spelling of white space, with none where it says nothing, and no comma before a bracket. */
function squeeze(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([()<>[\]{},:|=]) ?/g, "$1")
    .replaceAll(",)", ")");
}
