import { basename } from "node:path";
import { Option } from "commander";
import { appendSuiteCard } from "../../db/repositories/append-suite-card";
import { DomainError } from "../../lib/core/errors";
import { findKnownCard, findKnownTitle } from "../../lib/core/suite/cards/find-known-card";
import { readClaims } from "../importers/claims/read-claims";
import { readGenerationContract } from "../importers/completions/read-generation-contract";
import { fileSha256 } from "../importers/file-sha256";
import { readOutcomes } from "../importers/outcomes/read-outcomes";
import { refuseOtherDesigns } from "../importers/outcomes/refuse-other-designs";
import { refuseUnusable } from "../importers/outcomes/refuse-unusable";
import {
  type ClaimsFormat,
  claimsFormats,
  type OutcomesFormat,
  outcomesFormats,
  type SniffedFormat,
  sniffFormat,
} from "../importers/outcomes/sniff-format";
import { undisclosedGeneration } from "../jobs/build-manifest";
import { gradeReported } from "../jobs/grade-reported";
import { importClaims } from "../jobs/import-claims";
import { importOutcomes } from "../jobs/import-outcomes";
import { describeClaims, toClaimsAnswer } from "./claims-answer";
import type { CommandContext } from "./command-context";
import { commandGroup } from "./command-group";
import { describeImport, toImportAnswer } from "./outcomes-answer";
import { parseSlug } from "./parse-slug";
import type { RegisterCommand } from "./run-command-line";

interface Options {
  suite: string;
  file: string;
  format?: OutcomesFormat | ClaimsFormat;
  system?: string;
  tests?: "base" | "plus";
  title?: string;
  licence?: string;
  manifest?: string;
  incomplete?: boolean;
  metric?: string[];
}

const formats = [...outcomesFormats, ...claimsFormats];

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "outcomes")
    .command("import")
    .description("stores results measured elsewhere: outcomes a task, or scores as claims")
    .requiredOption("--suite <id>", "the suite that they join; made where there is none", parseSlug)
    .requiredOption("--file <path>", "JSON Lines, JSON or YAML, plain or gzip")
    .addOption(new Option("--format <format>", "sniffed when left out").choices(formats))
    .option("--system <name>", "what was measured, where the file names nothing")
    .addOption(
      new Option(
        "--tests <tests>",
        "which tests decided (EvalPlus files: plus by default)",
      ).choices(["base", "plus"]),
    )
    .option("--title <text>", "the title of a suite that is made")
    .option("--licence <text>", "the licence of the file, for a suite that is made")
    .option("--manifest <file>", "JSON: what is known of how the answers were made (one system)")
    .option("--incomplete", "accept systems that lack tasks: shown as bounds, never ranked")
    .option("--metric <names...>", "claims: take these metrics alone")
    .action((options: Options) => importResults(context, options));
};

async function importResults(context: CommandContext, options: Options): Promise<void> {
  const format = options.format ?? (await sniffFormat(options.file));
  if (options.format === undefined) context.output.note(`${options.file}: read as ${format}`);
  if (isClaimsFormat(format)) return importAsClaims(context, options, format);
  if (isOutcomesFormat(format)) return importAsOutcomes(context, options, format);
  await refuseUnusable(options.file, format);
}

function isClaimsFormat(format: SniffedFormat): format is ClaimsFormat {
  return claimsFormats.some((known) => known === format);
}

function isOutcomesFormat(format: SniffedFormat): format is OutcomesFormat {
  return outcomesFormats.some((known) => known === format);
}

async function importAsOutcomes(
  context: CommandContext,
  options: Options,
  format: OutcomesFormat,
): Promise<void> {
  refuseOptions(options, ["metric"], "outcomes");
  const { system = null, tests = null } = options;
  const file = await readOutcomes(options.file, format, { system, tests });
  for (const note of file.notes) context.output.note(`${options.file}: ${note}`);
  const generation = await readGeneration(options, file.systems.length);
  refuseOtherDesigns(options.file, file.systems, generation);
  const source = { name: basename(options.file), sha256: await fileSha256(options.file) };
  const db = await context.database();
  const progress = context.output.progress(`scoring ${source.name}`, file.systems.length);
  context.onClose(async () => progress.stop());
  const imported = await importOutcomes(db, {
    suite: { ...nameSuite(options, format), measure: file.measure },
    systems: file.systems,
    generation,
    evidence: gradeReported(generation).grade,
    source,
    acceptIncomplete: options.incomplete === true,
    clock: () => new Date(),
    onScored: () => progress.advance(),
  });
  progress.stop();
  await appendSuiteCard(db, options.suite, findKnownCard({ suite: options.suite, format }));
  const answer = toImportAnswer(imported, { format, notes: file.notes });
  context.output.result(answer, describeImport(answer));
}

async function importAsClaims(
  context: CommandContext,
  options: Options,
  format: ClaimsFormat,
): Promise<void> {
  refuseOptions(options, ["system", "tests", "manifest", "incomplete"], "claims");
  const file = await readClaims(options.file, format);
  for (const note of file.notes) context.output.note(`${options.file}: ${note}`);
  const db = await context.database();
  const imported = await importClaims(db, {
    suite: nameSuite(options, format),
    claims: file.claims,
    metrics: options.metric ?? null,
    source: { name: basename(options.file), sha256: await fileSha256(options.file) },
  });
  await appendSuiteCard(db, options.suite, findKnownCard({ suite: options.suite, format }));
  const answer = toClaimsAnswer(imported, { format, notes: file.notes });
  context.output.result(answer, describeClaims(answer));
}

function nameSuite({ suite, title, licence }: Options, format: string) {
  return { id: suite, title: title ?? findKnownTitle({ suite, format }), licence: licence ?? null };
}

/** An option without effect would let its user believe that it had one. */
function refuseOptions(options: Options, fields: readonly (keyof Options)[], kind: string): void {
  const given = fields.find((field) => options[field] !== undefined);
  if (given === undefined) return;
  throw new DomainError(
    "bad-input",
    `${options.file}: holds ${kind}, which --${given} is not for: leave it out`,
  );
}

async function readGeneration({ manifest, file }: Options, systems: number) {
  if (manifest === undefined) return undisclosedGeneration;
  if (systems === 1) return readGenerationContract(manifest);
  throw new DomainError(
    "bad-input",
    `${file}: holds ${systems} systems, and --manifest describes one: import them one by one`,
  );
}
