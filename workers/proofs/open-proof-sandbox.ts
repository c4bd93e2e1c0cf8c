import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "../../lib/config/env";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { checkoutRoot } from "../checkout-root";
import { openSandbox } from "../open-sandbox";

/** Where proofs keep images: ERRORBAR_HOME where it is set, and never the home of a site. */
export const proofHome = process.env.ERRORBAR_HOME ?? join(tmpdir(), "errorbar-proofs");

/** Sandboxes as a run opens them: ERRORBAR_PYTHON_BACKEND chooses what serves Python. */
export function openProofSandbox(options: { slots?: number } = {}): Promise<SandboxBackend> {
  const { pythonBackend } = readEnv(process.env, checkoutRoot);
  return openSandbox(proofHome, { ...options, python: pythonBackend });
}
