import { assertNever } from "../../../lib/core/assert-never";
import { DomainError } from "../../../lib/core/errors";
import type { Language } from "../../../lib/core/vocabulary";
import { javaRuntime } from "./java/java-runtime";
import { javascriptRuntime } from "./javascript/javascript-runtime";
import { pythonRuntime } from "./python/python-runtime";
import type { Runtime } from "./runtime";

/** Images are checked once in each process: a thousand files are read for it. */
const opened = new Map<string, Runtime>();

/**
 * The runtime of a language, with its image built below `imagesFolder` where it isn't there.
 * @throws DomainError environment when this machine has no interpreter for it, with the remedy.
 */
export function openRuntime(language: Language, imagesFolder: string): Runtime {
  const key = `${language} ${imagesFolder}`;
  const runtime = opened.get(key) ?? makeRuntime(language, imagesFolder);
  opened.set(key, runtime);
  return runtime;
}

function makeRuntime(language: Language, imagesFolder: string): Runtime {
  switch (language) {
    case "python":
      return pythonRuntime(imagesFolder);
    case "javascript":
      return javascriptRuntime(imagesFolder);
    case "java":
      return javaRuntime(imagesFolder);
    case "typescript":
      throw new DomainError("environment", "no sandbox runtime for typescript");
    default:
      return assertNever(language);
  }
}
