import "server-only";
import { findPublicTask } from "../../db/repositories/find-public-task";
import type { Trace } from "../core/trace/trace";
import { webDatabase } from "./web-database";

/** The public part of what a trace's candidate was asked; null where its task has no prompt. */
export async function getTracePrompt({ taskId, suite, revision }: Trace): Promise<string | null> {
  const task = await findPublicTask(webDatabase(), taskId, { suiteId: suite, revision });
  return task?.prompt ?? null;
}
