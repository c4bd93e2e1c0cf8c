import { assertPortFree } from "./assert-port-free";
import type { RegisterCommand } from "./run-command-line";
import { runSite } from "./serve";

export const register: RegisterCommand = (program, context) => {
  program
    .command("web")
    .description("serves the site alone")
    .action(async () => {
      const { webDatabaseUrl } = context.env;
      await assertPortFree(context.env);
      // A machine that only serves knows no owner: it neither migrates nor starts a database.
      const open = async () => (await context.databaseServer()).openWebLogin();
      const databaseUrl = webDatabaseUrl ?? (await open());
      await runSite(context, databaseUrl, []);
    });
};
