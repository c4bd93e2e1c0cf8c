import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { PublishedTask, PublishedTests } from "../../../lib/core/suite/published-task";
import type { PublishedSuite } from "../published-suite";
import { assertDistinctKeys, badField, parseSuiteRecord } from "../suite-fields";
import type { SuiteFile } from "../suite-file";
import { findPlanFault, planKindsOf } from "./check-plan";
import { type PortableSuite, type PortableTask, portableSuiteSchema } from "./suite-schema";

/**
 * A portable suite: one document, see SUITE-FORMAT.md.
 * @throws DomainError bad-input naming file, field (with the task's place in `tasks`) and remedy.
 */
export function readErrorbarSuite({ path, records }: SuiteFile): PublishedSuite {
  const [record, more] = records;
  if (record === undefined || more !== undefined) {
    throw badField(path, more?.place ?? "", "record", "a portable suite is one document: split it");
  }
  const { suite, tasks } = parseSuiteRecord(path, record, portableSuiteSchema);
  const keyed = tasks.map(({ id }, index) => ({ key: id, place: `: task ${index + 1}` }));
  assertDistinctKeys(path, "id", keyed);
  const { id, licence, limits, source, ...header } = suite;
  return {
    ...header,
    defaultId: id,
    licence,
    limits: withDefaults(limits),
    ...(source === undefined ? {} : { origin: source }),
    tasks: tasks.map((task, index) => toTask(path, index, task)),
  };
}

function withDefaults(limits: PortableSuite["suite"]["limits"]): PublishedSuite["limits"] {
  const stated = Object.entries(limits).filter(([, value]) => value !== undefined);
  return { ...defaultLimits, ...Object.fromEntries(stated) };
}

function toTask(path: string, index: number, task: PortableTask): PublishedTask {
  const { id, base, reference, faults, tests, madeBy, ...rest } = task;
  return {
    ...rest,
    ...(madeBy === undefined ? {} : { madeBy }),
    taskKey: id,
    baseId: base ?? id,
    tests: toTests(path, index, task),
    referenceSolution: reference,
    plantedFaults: faults,
  };
}

function toTests(path: string, index: number, task: PortableTask): PublishedTests {
  const { tests, language, category } = task;
  const refuse = (field: string, what: string) =>
    badField(path, `: task ${index + 1}`, `tests.${field}`, what);
  if ("plan" in tests) {
    const fault = findPlanFault(tests.plan, task);
    if (fault !== null) throw refuse("plan", fault);
    return { kind: "plan", plan: tests.plan };
  }
  const [kind] = planKindsOf(category);
  if (kind !== "calls")
    throw refuse("plan", `is what ${category} needs, of the kind ${kind}: give it`);
  if ("program" in tests) {
    if (language === "python") throw refuse("program", "is for other languages: write assertions");
    return { kind: "program", source: tests.program, visibility: "hidden" };
  }
  if (language !== "python") throw refuse("program", `is what ${language} needs: write a program`);
  if ("check" in tests) {
    if (/^def check\(/m.test(tests.check)) return { kind: "check", source: tests.check, shown: "" };
    throw refuse("check", "defines check(candidate)");
  }
  const { setup } = tests;
  if (tests.public.length + tests.hidden.length === 0) throw refuse("hidden", "add an assertion");
  return {
    kind: "asserts",
    setup,
    asserts: [
      ...tests.public.map((source) => ({ source, visibility: "public" as const })),
      ...tests.hidden.map((source) => ({ source, visibility: "hidden" as const })),
    ],
  };
}
