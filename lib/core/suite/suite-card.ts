import { z } from "zod";

const paragraph = z.string().min(1).max(2000);

/** What a reader must know of a suite before its numbers mean anything. */
export const suiteCardSchema = z.strictObject({
  /** What is measured, in one or two sentences. */
  measures: paragraph,
  /** How the tasks were made, by whom and when. */
  generation: paragraph,
  /** Tasks, tests a task, languages. */
  size: paragraph,
  /** What was left out or corrected on the way, and in which variant this is. */
  filtering: paragraph,
  /** How close good models are to the top. */
  saturation: paragraph,
  /** What is known of its tasks in training data. */
  contamination: paragraph,
  goodFor: z.array(paragraph).min(1),
  notGoodFor: z.array(paragraph).min(1),
  licence: paragraph,
  source: z.strictObject({ name: paragraph, url: z.url({ protocol: /^https$/ }).nullable() }),
});
export type SuiteCard = z.infer<typeof suiteCardSchema>;
