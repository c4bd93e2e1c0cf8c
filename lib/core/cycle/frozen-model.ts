import { assertNever } from "../assert-never";
import type { ModelPrices } from "../model/model-description";
import type { ModelEndpoint } from "../model/model-endpoint";
import { canonicalJson } from "../protocol/canonical-json";

/** Where a model is asked and what its answers are priced by. */
export interface AskedBy {
  endpoint: ModelEndpoint | null;
  prices: ModelPrices | null;
}

/**
 * Returns how a model is asked in a week that is open. Frozen is what decides who answers and what that
 * costs: the kind of provider, the model's name there, the program, the file, the prices. Address, key,
 * limits and caps are the registry's of now: they may be mended in mid-week, and change no answer.
 * Weeks from before this was frozen have nothing to hold to.
 */
export function askAsFrozen<Asked extends AskedBy>(now: Asked, frozen: AskedBy): Asked {
  if (frozen.endpoint === null) return now;
  return { ...now, endpoint: joinEndpoints(now.endpoint, frozen.endpoint), prices: frozen.prices };
}

/** Whether a week that is opened now would ask this model otherwise than the frozen one does. */
export function asksOtherwise(now: AskedBy, frozen: AskedBy): boolean {
  return canonicalJson(toParts(askAsFrozen(now, frozen))) !== canonicalJson(toParts(now));
}

function toParts({ endpoint, prices }: AskedBy) {
  return { endpoint, prices };
}

function joinEndpoints(now: ModelEndpoint | null, frozen: ModelEndpoint): ModelEndpoint {
  if (now === null || now.kind !== frozen.kind) return frozen;
  switch (frozen.kind) {
    case "openai-compatible":
    case "anthropic":
    case "google": {
      const { model, reportedAs } = frozen;
      const { reportedAs: _, ...rest } = now as typeof frozen;
      return { ...rest, model, ...(reportedAs === undefined ? {} : { reportedAs }) };
    }
    case "command":
      return { ...(now as typeof frozen), command: frozen.command };
    case "replay":
      return { ...(now as typeof frozen), file: frozen.file };
    case "baseline":
      return frozen;
    default:
      return assertNever(frozen);
  }
}
