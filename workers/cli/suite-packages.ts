import { InvalidArgumentError } from "commander";
import type { Database } from "../../db/client";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { loadSuiteDefinition } from "../../db/repositories/load-suite-definition";
import { type StoredSuite, storeSuite } from "../../db/repositories/store-suite";
import { requireGradable } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import {
  describePackages,
  type PackageAllowlist,
  packageAllowlistSchema,
} from "../../lib/core/suite/package-allowlist";
import type { SuiteDefinition } from "../../lib/core/suite/suite-definition";
import type { Language } from "../../lib/core/vocabulary";
import { commandGroup } from "./command-group";
import type { RegisterCommand } from "./run-command-line";

type Choice = string[] | "standard";
type Options = Partial<Record<Language, Choice>>;

const named = "names with commas between them, `none`, or `standard`";

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "suite")
    .command("packages")
    .argument("<id>", "the suite's id")
    .description("decides what answers to a suite may import, which makes a new revision of it")
    .option("--python <packages>", named, parseChoice)
    .option("--javascript <packages>", named, parseChoice)
    .option("--java <packages>", named, parseChoice)
    .action(async (id: string, options: Options) => {
      const db = await context.database();
      const found = await findSuiteRevision(db, id);
      if (found === null) throw new DomainError("not-found", `there is no suite ${id}`);
      const definition = await loadSuiteDefinition(db, requireGradable(found));
      const used = definition.tasks.map(({ language }) => language);
      const packages = decidePackages(found.packages, options, used);
      const before = describePackages(found.packages, used);
      const after = describePackages(packages, used);
      const changed = before !== after;
      const { revision } = changed ? await storeNew(db, { ...definition, packages }) : found;
      context.output.result(
        { suite: id, revision, changed, packages, describedAs: after },
        changed
          ? [
              `${id} has a new revision, ${revision}: answers may import ${after} (before: ${before})`,
              "answers to the revision before stand under its list; grade answers to this one with: errorbar completions import",
            ].join("\n")
          : `${id} lets answers import this already (${after}): nothing changed`,
      );
    });
};

function parseChoice(value: string): Choice {
  if (value === "standard") return value;
  const names = value === "none" ? [] : value.split(",").map((name) => name.trim());
  const parsed = packageAllowlistSchema.safeParse({ python: names });
  if (parsed.success) return parsed.data.python ?? [];
  throw new InvalidArgumentError(`${parsed.error.issues[0]?.message}; or none, or standard.`);
}

/**
 * The newest revision is the one that was stored last, so an older one can't come back.
 * @throws DomainError conflict when the suite had this very content before.
 */
async function storeNew(db: Database, definition: SuiteDefinition): Promise<StoredSuite> {
  const stored = await storeSuite(db, definition);
  if (stored.created) return stored;
  throw new DomainError(
    "conflict",
    `${definition.id} had this very list in its revision ${stored.revision}, and a revision is never made twice: export that revision and import it under another --suite`,
  );
}

/** @throws DomainError bad-input when no language was named, or one that the suite has no task in. */
function decidePackages(
  before: PackageAllowlist | null,
  options: Options,
  used: readonly Language[],
): PackageAllowlist {
  const asked = Object.entries(options) as [Language, Choice][];
  if (asked.length === 0) {
    throw new DomainError("bad-input", "name a language, such as --python math,re");
  }
  const decided: PackageAllowlist = { ...before };
  for (const [language, choice] of asked) {
    if (!used.includes(language)) {
      throw new DomainError("bad-input", `--${language}: the suite has no task in ${language}`);
    }
    if (choice === "standard") delete decided[language];
    else decided[language] = choice;
  }
  return decided;
}
