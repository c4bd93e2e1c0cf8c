import type { SandboxLimits } from "../ports/sandbox";
import type { TestPlan } from "../scoring/test-plan";
import type { ComparedThing, Equality, Language, TaskCategory, Tier } from "../vocabulary";
import type { PackageAllowlist } from "./package-allowlist";
import type { SuiteCard } from "./suite-card";

/** A suite as an importer hands it over: checked, complete and independent of its file format. */
export interface SuiteDefinition {
  id: string;
  title: string;
  description: string;
  format: string;
  compared: ComparedThing;
  equality: Equality;
  k: number;
  limits: SandboxLimits;
  exposed: boolean;
  /** What submissions may import; null where it is their standard library alone. */
  packages: PackageAllowlist | null;
  source: { name: string; licence: string | null; fileSha256: string };
  /** What a reader should know of it. Like title and description it is text about the content. */
  card: SuiteCard | null;
  tasks: TaskDefinition[];
}

export interface TaskDefinition {
  taskKey: string;
  baseId: string;
  category: TaskCategory;
  /** Null where nobody assigned one at intake. */
  tier: Tier | null;
  language: Language;
  entryPoint: string;
  prompt: string;
  testPlan: TestPlan;
  /** Null where the benchmark ships none. */
  referenceSolution: string | null;
  plantedFaults: string[];
  /** Of tasks that were derived here; left out of others. */
  madeBy?: TaskMaking;
}

/** Versions of the rules by which a derived task was made, and an answer to it is read. */
export interface TaskMaking {
  promptTemplate: string;
  /** The form that its grader asks an answer for. */
  formatRule: string;
}
