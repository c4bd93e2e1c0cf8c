import { serveHome } from "./serve-home";

/**
 * Milliseconds to the last byte of pages that were never rendered before, one after the other, on a server that
 * was just started.
 * @param rendered pages that the server makes by itself as it starts, which are awaited and not timed
 */
export async function measureCold(
  home: string,
  rendered: readonly string[],
  paths: readonly string[],
): Promise<number[]> {
  const site = await serveHome(home);
  try {
    for (const path of rendered) await (await fetch(`${site.url}${path}`)).text();
    const times: number[] = [];
    for (const path of paths) {
      const asked = performance.now();
      const response = await fetch(`${site.url}${path}`);
      await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      times.push(performance.now() - asked);
    }
    return times;
  } finally {
    await site.stop();
  }
}
