import { z } from "zod";

/** Boards of each suite that a site makes by itself: what is read most, and enough to be at full speed. */
export const newestRendered = 12;

const boardsSchema = z.object({
  boards: z.array(z.object({ id: z.string(), cycles: z.array(z.string()) })),
});

/**
 * Has a site that has just started make its front page and the newest boards of each suite, one after the
 * other, so that no reader waits for what a process does once. What fails is made when it is asked for.
 */
export async function renderNewest(url: string, signal: AbortSignal): Promise<void> {
  try {
    await read(url, signal);
    const answer = await read(`${url}/api/v1/boards`, signal);
    for (const { id, cycles } of boardsSchema.parse(JSON.parse(answer)).boards) {
      for (const cycle of cycles.slice(0, newestRendered)) {
        await read(`${url}/boards/${encodeURIComponent(id)}/${encodeURIComponent(cycle)}`, signal);
      }
    }
  } catch {
    // The site is told to stop, or a reader will be told what is wrong.
  }
}

async function read(address: string, signal: AbortSignal): Promise<string> {
  return (await fetch(address, { signal })).text();
}
