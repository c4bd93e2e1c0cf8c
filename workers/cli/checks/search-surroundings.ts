import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DomainError } from "../../../lib/core/errors";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { checkoutRoot } from "../../checkout-root";
import type { ConformanceLanguage } from "../../sandbox/conformance/conformance-language";
import { findLeaks } from "../../sandbox/conformance/surroundings/find-leaks";
import { lookAround } from "../../sandbox/conformance/surroundings/look-around";
import type { CommandContext } from "../command-context";
import type { CheckResult } from "./check-result";

/** Whether a program in the sandbox comes across a credential, the home or the source repository. */
export async function searchSurroundings(
  context: CommandContext,
  backend: SandboxBackend,
  language: ConformanceLanguage,
  mark: string,
): Promise<CheckResult> {
  const name = `secrets ${language}`;
  const { home } = context.env;
  let texts: string[];
  try {
    texts = await lookAround(backend, language, mark);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { name, state: "missing", detail: error.message };
  }
  const leaks = findLeaks(texts, {
    values: [mark, ...privateValues(context)],
    folders: [checkoutRoot, home],
  });
  const detail = `${texts.length} settings, descriptors, folders and files in reach; no credential, no repository`;
  return leaks.length === 0
    ? { name, state: "ok", detail }
    : { name, state: "missing", detail: `in reach of submissions: ${leaks.join("; ")}` };
}

/** Connections from the environment, and the passwords that were made here. */
function privateValues({ env }: CommandContext): string[] {
  const connections = [env.databaseUrl, env.webDatabaseUrl].filter((url) => url !== null);
  const folder = join(env.home, "secrets");
  try {
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
    return [...connections, ...files.map((text) => text.trim())];
  } catch {
    // Nothing was made here yet.
    return connections;
  }
}
