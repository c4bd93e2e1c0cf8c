import { DomainError } from "../../../lib/core/errors";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import type { ConformanceLanguage } from "./conformance-language";
import { hostileLimitsFor } from "./hostile/hostile-program";

/** Why a backend can't serve a language here, such as a missing JDK; null when it can. */
export async function reasonUnavailable(
  backend: SandboxBackend,
  language: ConformanceLanguage,
): Promise<string | null> {
  try {
    const handle = await backend.acquire(language, hostileLimitsFor(language), "driver");
    await handle.dispose();
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.code === "environment") return error.message;
    throw error;
  }
}
