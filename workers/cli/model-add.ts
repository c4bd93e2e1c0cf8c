import { type DescribedModel, describeModel } from "../../db/repositories/describe-model";
import { toModelDescription } from "../../lib/core/model/model-file";
import { readModelFile } from "../importers/model-file/read-model-file";
import { commandGroup } from "./command-group";
import type { RegisterCommand } from "./run-command-line";

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "model")
    .command("add")
    .description("adds a model, or what is newly known of one")
    .requiredOption("--file <path>", "YAML; its form is public/schemas/model.schema.json")
    .action(async ({ file }: { file: string }) => {
      const described = await readModelFile(file);
      const added = await describeModel(
        await context.database(),
        described.slug,
        toModelDescription(described),
      );
      context.output.result(toAnswer(added), summarise(added));
    });
};

function toAnswer({ model, outcome, changes }: DescribedModel) {
  const { slug, name, provider, revision, releasedOn, cutoffOn, openWeights } = model;
  const known = { slug, name, provider, revision, releasedOn, cutoffOn, openWeights };
  const { sampling, prices, endpoint } = model;
  return { outcome, model: { ...known, sampling, prices, endpoint }, changes };
}

function summarise({ model, outcome, changes }: DescribedModel): string {
  const { slug } = model;
  const lines = changes.map(
    ({ field, from, to }) => `  ${field}: ${from ?? "undisclosed"} -> ${to ?? "undisclosed"}`,
  );
  switch (outcome) {
    case "added":
      return `${slug} is added: ${model.name}`;
    case "unchanged":
      return `${slug} is described in the same way already: nothing changed`;
    case "described":
      return [`${slug} was a bare entry and is described now`, ...lines].join("\n");
    case "changed":
      return [`${slug} has a new description; records made so far keep the old one`, ...lines].join(
        "\n",
      );
  }
}
