import { listModels } from "../../db/repositories/list-models";
import { commandGroup } from "./command-group";
import { formatTable } from "./format-table";
import type { RegisterCommand } from "./run-command-line";

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "model")
    .command("list")
    .description("every registered model")
    .action(async () => {
      const models = (await listModels(await context.database())).map(
        ({ slug, name, provider, revision, synthetic }) => ({
          slug,
          name,
          provider,
          revision,
          synthetic,
        }),
      );
      context.output.result({ models }, formatTable(models, "no model is registered"));
    });
};
