import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, type TestContext, test } from "vitest";
import type { GradedTask, Judgement } from "../../../lib/core/ports/grader";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import { functionCompletionGrader } from "../../graders/function-completion/grader";
import { executeSteps } from "../../jobs/execute-steps";
import { cheatsByLanguage } from "../conformance/cheats/cheats-by-language";
import { makeTask } from "../conformance/cheats/make-task";
import { readCheat, readHonest } from "../conformance/cheats/read-cheat";
import { conformanceFolder } from "../conformance/conformance-folder";
import { type ConformanceLanguage, fileEndings } from "../conformance/conformance-language";
import { reasonUnavailable } from "../conformance/reason-unavailable";
import { nameWith } from "./describe-conformance";

const limits = { ...defaultLimits, wallMsPerTest: 30_000 };

/** Grades one submission as a run does: planned, executed by a backend, judged. */
export async function gradeWith(
  backend: SandboxBackend,
  task: GradedTask,
  source: string,
  under = limits,
): Promise<Judgement> {
  const plans = functionCompletionGrader.plan(task, source);
  const { results } = await executeSteps(backend, task.language, under, plans, null);
  return functionCompletionGrader.judge(task, results, source);
}

/** That no cheat passes on a backend of at least two slots, and the honest solution does. */
export function describeCheats(
  name: string,
  missing: string[],
  open: () => Promise<SandboxBackend>,
  languages: readonly ConformanceLanguage[],
): void {
  describe.skipIf(missing.length > 0)(nameWith(name, missing), () => {
    let backend: SandboxBackend;
    beforeAll(async () => {
      backend = await open();
    });
    afterAll(() => backend?.close());

    for (const language of languages) {
      if (cheatsByLanguage[language].length > 0) describeLanguage(language, () => backend);
    }
  });

  for (const language of languages) {
    test(`every cheat in ${language} stands in the table`, () => {
      for (const folder of [".", "solved"] as const) {
        const listed = cheatsByLanguage[language].filter((cheat) => cheat.folder === folder);
        const names = [...new Set(listed.map((cheat) => cheat.name))];
        expect(names.sort()).toEqual(filesOf(language, folder).sort());
      }
    });
  }
}

function describeLanguage(language: ConformanceLanguage, backend: () => SandboxBackend): void {
  describe(language, () => {
    const cheats = cheatsByLanguage[language];
    const plans = [...new Set(cheats.map((cheat) => cheat.plan))];
    let unavailable: string | null = null;
    const skipWhenUnavailable = (context: TestContext) => {
      if (unavailable !== null) context.skip(`unavailable: ${unavailable}`);
    };

    beforeAll(async () => {
      unavailable = await reasonUnavailable(backend(), language);
      if (unavailable !== null) console.warn(`${language} skipped: ${unavailable}`);
    });

    // Nobody passes the costly tests: they count up to the answer.
    for (const plan of plans.filter((name) => name !== "costly-checker")) {
      test(`passes the honest solution under the ${plan} plan, quiet or noisy`, async (context) => {
        skipWhenUnavailable(context);
        for (const manner of ["quiet", "noisy"] as const) {
          const source = readHonest(language, manner);
          const { verdict } = await gradeWith(backend(), makeTask(language, plan), source);
          expect(verdict, manner).toEqual({ kind: "passed" });
        }
      });
    }

    for (const cheat of cheats) {
      test(`does not pass ${cheat.name} under the ${cheat.plan} plan`, async (context) => {
        skipWhenUnavailable(context);
        const task = makeTask(language, cheat.plan);
        const under = { ...limits, ...cheat.limits };
        const { verdict } = await gradeWith(backend(), task, readCheat(language, cheat), under);
        expect(verdict.kind).toBe("failed");
        if (cheat.failureClass !== null) {
          expect(verdict).toEqual({ kind: "failed", failureClass: cheat.failureClass });
        }
      });
    }
  });
}

function filesOf(language: ConformanceLanguage, folder: string): string[] {
  const ending = fileEndings[language];
  const path = join(conformanceFolder, "cheats", language, folder);
  try {
    return readdirSync(path)
      .filter((file) => file.endsWith(ending))
      .map((file) => basename(file, ending));
  } catch {
    // A language may have no cheat of this kind.
    return [];
  }
}
