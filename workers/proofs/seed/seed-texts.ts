import type { SuiteTask } from "../../../db/repositories/list-suite-tasks";
import { writeSeededAnswer } from "../../../db/seed/write-seeded-answer";
import { baselineAnswer } from "../../../lib/core/baselines/baseline-answer";
import type { BaselineSlug } from "../../../lib/core/baselines/baselines";
import { extractSubmission } from "../../../lib/core/extraction/extract-submission";
import type { Extraction } from "../../../lib/core/extraction/extraction";
import type { ObjectStore } from "../../../lib/core/ports/object-store";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import type { AnswerWorth } from "../../../lib/core/simulation/draw-answers";

/** A completion and what the published rule takes from it. */
export interface SeedText {
  completion: string;
  completionSha256: string;
  submission: string | null;
  submissionSha256: string | null;
  extraction: Pick<Extraction, "kind" | "explanation">;
}

/** The few texts that all the answers of a seeded site are, each extracted and stored once. */
export class SeedTexts {
  private readonly known = new Map<string, Promise<SeedText>>();

  constructor(private readonly objects: ObjectStore) {}

  /** The answer of a model. */
  ofModel(task: SuiteTask, worth: AnswerWorth, style: number): Promise<SeedText> {
    return this.once(`${task.taskKey} ${worth} ${style}`, async () => {
      const text = extract(task, writeSeededAnswer(task, worth, style));
      await this.objects.put(Buffer.from(text.completion));
      if (text.submission !== null) await this.objects.put(Buffer.from(text.submission));
      return text;
    });
  }

  /** The answer of a baseline, a reference solution or a planted fault: stored nowhere. */
  ofBaseline(task: SuiteTask, slug: BaselineSlug): Promise<SeedText> {
    return this.once(`${task.taskKey} ${slug}`, async () =>
      extract(task, baselineAnswer(slug, task)),
    );
  }

  private once(key: string, make: () => Promise<SeedText>): Promise<SeedText> {
    const known = this.known.get(key) ?? make();
    this.known.set(key, known);
    return known;
  }
}

function extract(task: SuiteTask, completion: string): SeedText {
  const { language, category, prompt, entryPoint } = task;
  const question = { language, category, prompt, entryPoint, completion };
  const { kind, explanation, source } = extractSubmission(question);
  return {
    completion,
    completionSha256: sha256Hex(completion),
    submission: source,
    submissionSha256: source === null ? null : sha256Hex(source),
    extraction: { kind, explanation },
  };
}
