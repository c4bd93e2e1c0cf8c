import type { FinishReason, ModelAnswer } from "../../lib/core/ports/model-provider";
import type { SdkModel } from "./sdk-vendor";

type SdkResult = Awaited<ReturnType<SdkModel["doGenerate"]>>;

/** The database's integers end here. */
const maxCount = 2 ** 31 - 1;
const longestBuild = 200;

/** An answer of what the SDK read; what a provider reports of it is bounded, the text is not touched. */
export function toModelAnswer(result: SdkResult, build: string | null): ModelAnswer {
  const texts = result.content.map((part) => (part.type === "text" ? part.text : ""));
  return {
    text: texts.join(""),
    build: toName(build),
    finishReason: toFinishReason(result.finishReason),
    promptTokens: toCount(result.usage.inputTokens.total),
    completionTokens: toCount(result.usage.outputTokens.total),
  };
}

/** A name stands in tables and manifests: no control characters, no halves of characters. */
function toName(build: string | null): string | null {
  const plain =
    build
      ?.replace(/[\p{Cc}\p{Cs}]/gu, "")
      .slice(0, longestBuild)
      .toWellFormed() ?? "";
  return plain === "" ? null : plain;
}

function toCount(reported: number | undefined): number | null {
  const isCount = Number.isSafeInteger(reported) && Number(reported) >= 0;
  return isCount && Number(reported) <= maxCount ? Number(reported) : null;
}

/**
 * The SDK calls a refusal a content filter. A filter works on the model from outside: the raw reason tells
 * them apart, `refusal` in Anthropic's protocol, and in OpenAI's a stop whose text stands under `refusal`.
 */
function toFinishReason({ unified, raw }: SdkResult["finishReason"]): FinishReason | null {
  switch (unified) {
    case "stop":
    case "length":
      return unified;
    case "content-filter":
      return raw === "refusal" || raw === "stop" ? "refusal" : "content-filter";
    default:
      return raw === undefined ? null : "other";
  }
}
