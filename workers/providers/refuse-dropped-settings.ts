import { DomainError } from "../../lib/core/errors";
import type { ModelQuestion } from "../../lib/core/ports/model-provider";
import type { SentSettings } from "./sdk-vendor";

/**
 * Refuses a request that would ask otherwise than its manifest says: the SDK drops or clamps what it knows
 * a model not to take, and only warns.
 * @throws DomainError environment naming the field of the model file.
 */
export function refuseDroppedSettings(
  question: ModelQuestion,
  sent: SentSettings,
  { model }: { model: string },
): void {
  const { temperature, topP, maxTokens } = question;
  const stated: [field: string, asked: number | null, sent: number | undefined][] = [
    ["temperature", temperature === null ? null : Number(temperature), sent.temperature],
    ["top_p", topP === null ? null : Number(topP), sent.topP],
    ["max_tokens", maxTokens, sent.maxTokens],
  ];
  const dropped = stated.find(([, asked, given]) => asked !== null && asked !== given);
  if (dropped === undefined) return;
  const [field, asked, given] = dropped;
  throw new DomainError(
    "environment",
    `${model} can't be asked with ${field} ${asked}: its provider takes ${given ?? "none"}; correct sampling.${field} in the model file`,
  );
}
