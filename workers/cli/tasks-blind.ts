import { isUtf8 } from "node:buffer";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { DomainError } from "../../lib/core/errors";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import type { BlindAttempt, BlindFile } from "../importers/errorbar-pool/blind-file";
import {
  languageFacts,
  type PoolLanguage,
  poolLanguages,
} from "../importers/errorbar-pool/languages/pool-language";
import { renderPrompt } from "../importers/errorbar-pool/languages/prompt-template";
import type { BaseProblem } from "../importers/errorbar-pool/read-base-problem";
import { openSandbox } from "../open-sandbox";
import type { CommandContext } from "./command-context";
import { commandGroup } from "./command-group";
import { formatTable } from "./format-table";
import { gradeBlind } from "./pool/grade-blind";
import { poolFolder, poolOption, selectBases } from "./pool/select-bases";
import { writePoolJson } from "./pool/write-pool-json";
import type { RegisterCommand } from "./run-command-line";

const failedExitCode = 1;

interface Options {
  pool?: string;
  prompts?: string;
  answers?: string;
}

/** A file whose name says which base problem it answers, and in which language. */
interface AnswerFile {
  base: string;
  language: PoolLanguage;
  answer: string;
}

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "tasks")
    .command("blind")
    .description("whether somebody who sees the prompt alone solves a base problem")
    .argument("[base...]", "ids of base problems (default: all)")
    .option(...poolOption)
    .option("--prompts <folder>", "write the prompts there, for whoever is to answer them")
    .option(
      "--answers <folder>",
      "grade the programs there, named <base>.py, .js or .java, and keep them in blind.json",
    )
    .action(async (ids: string[], options: Options) => {
      const folder = poolFolder(options.pool);
      if ((options.prompts === undefined) === (options.answers === undefined)) {
        throw new DomainError(
          "bad-input",
          "name either --prompts or --answers, each with a folder",
        );
      }
      if (options.prompts !== undefined) {
        return writePrompts(context, await selectBases(folder, ids), options.prompts);
      }
      return gradeAnswers(context, { folder, ids, answers: options.answers ?? "" });
    });
};

async function writePrompts(context: CommandContext, bases: readonly BaseProblem[], to: string) {
  await mkdir(to, { recursive: true });
  const written: string[] = [];
  for (const { problem } of bases) {
    for (const language of poolLanguages) {
      const path = join(to, `${problem.id}.${languageFacts[language].extension}`);
      await writeFile(path, renderPrompt(problem, language));
      written.push(path);
    }
  }
  context.output.result({ prompts: written }, `${written.length} prompts in ${to}`);
}

async function gradeAnswers(
  context: CommandContext,
  { folder, ids, answers }: { folder: string; ids: string[]; answers: string },
): Promise<void> {
  const files = (await listAnswers(answers)).filter(
    ({ base }) => ids.length === 0 || ids.includes(base),
  );
  if (files.length === 0)
    throw new DomainError(
      "bad-input",
      `${answers}: no answer to grade: add <base>.py, .js or .java`,
    );
  const bases = await selectBases(folder, [...new Set(files.map(({ base }) => base))]);
  const backend = await openSandbox(context.env.home, { python: context.env.pythonBackend });
  context.onClose(() => backend.close());
  const progress = context.output.progress("grading blind answers", files.length);
  context.onClose(async () => progress.stop());
  const rows: Record<string, string>[] = [];
  for (const base of bases) {
    let attempts = base.blind ?? [];
    for (const file of files.filter((one) => one.base === base.problem.id)) {
      const graded = await gradeBlind({ backend, limits: defaultLimits }, base, file);
      const same = attempts.find((earlier) => isSame(earlier, graded));
      attempts = [...attempts.filter((one) => one !== same), { ...same, ...graded }];
      const { language, verdict, failed } = graded;
      rows.push({ base: file.base, language, verdict, failed: failed.join(" ") });
      progress.advance();
    }
    const kept: BlindFile = { blind: 1, attempts };
    const text = `${JSON.stringify(kept, null, 2)}\n`;
    await writePoolJson(folder, `${base.problem.id}/blind.json`, text);
  }
  context.output.result({ pool: folder, answers: rows }, formatTable(rows, "no answer"));
  if (rows.some(({ verdict }) => verdict === "failed")) process.exitCode = failedExitCode;
}

/** Every answer, read before the first is graded: one that can't be leaves nothing written. */
async function listAnswers(folder: string): Promise<AnswerFile[]> {
  const names = await readdir(folder).catch((cause: unknown) => {
    const remedy = "give a folder of answers";
    throw new DomainError("bad-input", `${folder}: can't be read as a folder: ${remedy}`, {
      cause,
    });
  });
  return Promise.all(names.sort().map((name) => readAnswer(join(folder, name))));
}

async function readAnswer(path: string): Promise<AnswerFile> {
  const ending = extname(path);
  const language = poolLanguages.find((one) => `.${languageFacts[one].extension}` === ending);
  if (language === undefined) {
    throw new DomainError("bad-input", `${path}: name it <base>.py, .js or .java`);
  }
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    const what = `can't be read (${cause.code}): remove it from the folder`;
    throw new DomainError("bad-input", `${path}: ${what}`, { cause });
  });
  const answer = bytes.toString("utf8");
  if (!isUtf8(bytes) || answer.trim() === "") {
    throw new DomainError(
      "bad-input",
      `${path}: holds no text in UTF-8: write the answer, or remove it`,
    );
  }
  return { base: basename(path, ending), language, answer };
}

/** The same words to the same prompt: graded anew, and not a second attempt. */
function isSame(a: BlindAttempt, b: BlindAttempt): boolean {
  const key = ({ language, promptSha256, answer }: BlindAttempt) =>
    sha256Hex(JSON.stringify([language, promptSha256, answer]));
  return key(a) === key(b);
}
