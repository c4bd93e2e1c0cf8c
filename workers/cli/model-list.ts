import type { Model } from "../../db/repositories/find-model";
import { listModels } from "../../db/repositories/list-models";
import { commandGroup } from "./command-group";
import { formatTable } from "./format-table";
import type { RegisterCommand } from "./run-command-line";

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "model")
    .command("list")
    .description("every registered model")
    .action(async () => {
      const models = (await listModels(await context.database())).map(summariseModel);
      const rows = models.map(toCells);
      context.output.result({ models }, formatTable(rows, "no model is registered"));
    });
};

function summariseModel(model: Model) {
  const { slug, name, provider, revision, synthetic, releasedOn, cutoffOn, openWeights } = model;
  return {
    slug,
    name,
    provider,
    revision,
    synthetic,
    releasedOn,
    cutoffOn,
    openWeights,
    sampling: model.sampling,
    prices: model.prices,
    described: model.descriptionId !== null,
  };
}

function toCells(model: ReturnType<typeof summariseModel>) {
  const { slug, name, provider, revision, releasedOn, cutoffOn, prices } = model;
  const kind = model.synthetic ? "baseline" : model.described ? "described" : "bare entry";
  return {
    slug,
    name,
    provider,
    revision,
    released: releasedOn,
    cutoff: cutoffOn,
    "price in/out": prices
      ? `${prices.promptPerMillionTokens}/${prices.completionPerMillionTokens} ${prices.currency}`
      : null,
    kind,
  };
}
