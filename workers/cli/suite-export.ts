import { existsSync } from "node:fs";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { loadSuiteDefinition } from "../../db/repositories/load-suite-definition";
import { hashSuiteContent } from "../../db/repositories/store-suite";
import { requireGradable } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import { writePortableSuite } from "../importers/errorbar/write-suite";
import { commandGroup } from "./command-group";
import type { RegisterCommand } from "./run-command-line";
import { writeWhole } from "./write-whole";

interface Options {
  file: string;
  revision?: string;
}

const ownerOnly = 0o600;

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "suite")
    .command("export")
    .argument("<id>", "the suite's id")
    .description("writes a suite as a portable file, hidden tests and reference solutions included")
    .requiredOption("--file <path>", "the file to write; it must not be there yet")
    .option("--revision <revision>", "the revision (default: the latest)")
    .action(async (id: string, { file, revision }: Options) => {
      if (existsSync(file)) {
        throw new DomainError("bad-input", `${file}: is there already: choose another name`);
      }
      const db = await context.database();
      const suite = await findSuiteRevision(db, id, revision);
      if (suite === null) {
        const which = revision === undefined ? "" : ` in the revision ${revision}`;
        throw new DomainError("not-found", `there is no suite ${id}${which}: see suite list`);
      }
      const definition = await loadSuiteDefinition(db, requireGradable(suite));
      await writeWhole(
        file,
        `${JSON.stringify(writePortableSuite(definition), null, 2)}\n`,
        ownerOnly,
      );
      // Limits decided later, and revisions of older versions, have another hash when they come back.
      const sameContent = hashSuiteContent(definition) === suite.contentSha256;
      context.output.result(
        { suite: id, revision: suite.revision, file, tasks: definition.tasks.length, sameContent },
        `${file}: ${definition.tasks.length} tasks of ${id}, revision ${suite.revision}, with hidden tests and reference solutions: keep it private; ${
          sameContent
            ? "imported, it is the same revision"
            : "imported, it makes a new revision, because the limits that hold now, or this version's way of hashing, are not those of the stored one"
        }`,
      );
    });
};
