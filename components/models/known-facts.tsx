import type { DescribedModel, ModelDetail } from "../../lib/contracts/model";
import { formatCount } from "../format/format-count";
import { toPlainText } from "../format/to-plain-text";
import { type Fact, FactLine } from "../ui/fact-line";
import { ForeignText } from "../ui/foreign-text";
import { wordModelField } from "./field-words";

/** What somebody stated of a model, and by name what nobody did. */
export function KnownFacts({ detail }: { detail: ModelDetail }) {
  const { model, undisclosed } = detail;
  if (model.synthetic) {
    return (
      <p>
        It is built in and answers without a language model, with a pass rate that is known before.
        It shows that the measuring works, and is never ranked beside real models.
      </p>
    );
  }
  const facts = listFacts(model);
  return (
    <>
      {facts.length > 0 ? <FactLine facts={facts} /> : null}
      {undisclosed.length > 0 ? (
        <p>
          Not disclosed: {undisclosed.map(wordModelField).join(", ")}.
          {facts.length === 0 ? " Nobody has described it: only its name is known." : null}
        </p>
      ) : null}
    </>
  );
}

function listFacts(model: DescribedModel): Fact[] {
  return [
    ...text("Provider", model.provider),
    ...text("Revision", model.revision),
    ...text("Released", model.releasedOn),
    ...text("Training data until", model.cutoffOn),
    ...(model.openWeights === null
      ? []
      : [{ term: "Weights", value: model.openWeights ? "open" : "closed" }]),
    ...listSampling(model.sampling),
    ...listPrices(model.prices),
    ...text("Described", model.describedAt?.slice(0, 10) ?? null),
  ];
}

function text(term: string, value: string | null): Fact[] {
  return value === null ? [] : [{ term, value: <ForeignText text={value} longest={200} /> }];
}

function listSampling(sampling: DescribedModel["sampling"]): Fact[] {
  if (sampling === null) return [];
  const { temperature, topP, maxTokens } = sampling;
  return [
    { term: "Temperature", value: toPlainText(temperature ?? "not set", 40) },
    { term: "Top p", value: toPlainText(topP ?? "not set", 40) },
    { term: "Most tokens", value: maxTokens === null ? "not set" : formatCount(maxTokens) },
  ];
}

function listPrices(prices: DescribedModel["prices"]): Fact[] {
  if (prices === null) return [];
  const { currency, promptPerMillionTokens, completionPerMillionTokens, asOf } = prices;
  const rates = `${promptPerMillionTokens} in, ${completionPerMillionTokens} out`;
  return [
    {
      term: "Price",
      value: toPlainText(`${rates}, ${currency} per million tokens, as of ${asOf}`, 200),
    },
  ];
}
