import { DomainError } from "../../lib/core/errors";
import type { ModelEndpoint } from "../../lib/core/model/model-endpoint";
import type { ModelProvider } from "../../lib/core/ports/model-provider";
import type { ReadCompletions } from "../../lib/core/ports/replayed-completion";
import { CommandProvider } from "./command/command-provider";
import { ReplayProvider } from "./replay/replay-provider";
import { SdkProvider } from "./sdk-provider";
import type { HttpEndpoint, SdkVendor } from "./sdk-vendor";

/** What providers need of the worker. */
export interface ProviderSurroundings {
  /** Where the variables named by `apiKeyEnv` are. */
  env: Readonly<Record<string, string | undefined>>;
  readCompletions: ReadCompletions;
}

/**
 * The provider that asks a model where its registry entry says.
 * @throws DomainError environment naming the variable that should hold the key and doesn't; for a baseline.
 */
export function openProvider(
  endpoint: ModelEndpoint,
  { env, readCompletions }: ProviderSurroundings,
): ModelProvider {
  switch (endpoint.kind) {
    case "openai-compatible":
    case "anthropic":
    case "google": {
      const key = requireKey(endpoint, env);
      return new SdkProvider(endpoint, () => loadVendor(endpoint, key), key);
    }
    case "command":
      return new CommandProvider(endpoint, env);
    case "replay":
      return new ReplayProvider(endpoint.file, readCompletions);
    case "baseline":
      // Its answers are reference solutions: they are made where they are graded, and lie nowhere.
      throw new DomainError("environment", `${endpoint.slug} is built in and asked nothing`);
  }
}

/** Loaded when a model is asked: these packages take longer to start than any other command. */
async function loadVendor(endpoint: HttpEndpoint, key: string | null): Promise<SdkVendor> {
  switch (endpoint.kind) {
    case "openai-compatible": {
      const { openAiCompatibleVendor } = await import(
        "./openai-compatible/openai-compatible-vendor"
      );
      return openAiCompatibleVendor(endpoint, key);
    }
    case "anthropic": {
      const { anthropicVendor } = await import("./anthropic/anthropic-vendor");
      return anthropicVendor(endpoint, key);
    }
    case "google": {
      const { googleVendor } = await import("./google/google-vendor");
      return googleVendor(endpoint, key);
    }
  }
}

function requireKey(
  { apiKeyEnv, model }: HttpEndpoint,
  env: ProviderSurroundings["env"],
): string | null {
  if (apiKeyEnv === undefined) return null;
  const key = env[apiKeyEnv]?.trim() ?? "";
  if (key === "") {
    throw new DomainError(
      "environment",
      `${model} can't be asked: the variable ${apiKeyEnv} holds no key; export it and start again`,
    );
  }
  // The message repeats nothing of the value.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new DomainError(
      "environment",
      `${model} can't be asked: ${apiKeyEnv} holds characters that no key has; export it again`,
    );
  }
  return key;
}
