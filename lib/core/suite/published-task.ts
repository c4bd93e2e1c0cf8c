import type { TestPlan } from "../scoring/test-plan";
import type { Language, TaskCategory, Tier, Visibility } from "../vocabulary";
import type { TaskMaking } from "./suite-definition";

/** A task as its publisher wrote it, whatever the file's format: its tests are still source text. */
export interface PublishedTask {
  taskKey: string;
  baseId: string;
  category: TaskCategory;
  tier: Tier | null;
  language: Language;
  entryPoint: string;
  prompt: string;
  tests: PublishedTests;
  referenceSolution: string | null;
  plantedFaults: string[];
  madeBy?: TaskMaking;
}

export type PublishedTests =
  /** Statements `assert …`, each a test of its own; `setup` makes what they use and holds no answer. */
  | { kind: "asserts"; setup: string; asserts: PublishedAssert[] }
  /** Source that defines check(candidate). `shown`: calls that the model saw besides the prompt's. */
  | { kind: "check"; source: string; shown: string }
  /** Taken apart already, by whoever exported the suite. */
  | { kind: "plan"; plan: TestPlan }
  /** A whole program of another language. */
  | { kind: "program"; source: string; visibility: Visibility };

export interface PublishedAssert {
  source: string;
  visibility: Visibility;
}
