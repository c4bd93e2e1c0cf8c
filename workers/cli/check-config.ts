import { readSiteEnv } from "../../lib/config/site-env";
import { assertPortFree } from "./assert-port-free";
import type { RegisterCommand } from "./run-command-line";

export const register: RegisterCommand = (program, context) => {
  program
    .command("check-config", { hidden: true })
    .description("refuses a wrong configuration before the slow part of a first start")
    .action(() => {
      readSiteEnv(process.env);
      return assertPortFree(context.env);
    });
};
