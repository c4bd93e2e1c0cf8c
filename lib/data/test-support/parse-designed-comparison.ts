/** The comparison in the design study, as it is printed there. */
export interface DesignedComparison {
  names: [string, string];
  difference: number;
  interval: [number, number];
  counts: { both: number; onlyA: number; onlyB: number; neither: number };
  /** As printed, two digits. */
  p: string;
  pairs: number;
  pHolm: string;
  /** Owner of the repository, tasks, solved by A, solved by B. */
  slices: [string, number, number, number][];
  /** The first few of each list, as `django-11149`. */
  onlyA: string[];
  onlyB: string[];
}

const slicePattern =
  /<tr class="\w*"><th scope="row">([\w-]+)<\/th><td class="r">(\d+)<\/td><td class="r">(\d+)<\/td><td class="r">(\d+)<\/td>/g;

/** Reads the page of the study; of a page of another form the figures are NaN and the lists empty. */
export function parseDesignedComparison(html: string): DesignedComparison {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const count = (name: string) => Number(find(new RegExp(`>${name} <b>(\\d+)</b>`)) || Number.NaN);
  const [, low, high] = /interval <b>([\d.]+) to ([\d.]+)<\/b>/.exec(html) ?? [];
  return {
    names: [find(/<span class="a">(.*?)<\/span>/), find(/<span class="b">(.*?)<\/span>/)],
    difference: Number(find(/difference is <b>([\d.]+) points/)) / 100,
    interval: [Number(low) / 100, Number(high) / 100],
    counts: {
      both: count("both"),
      onlyA: count("only A"),
      onlyB: count("only B"),
      neither: count("neither"),
    },
    p: find(/McNemar p = ([\de.-]+);/),
    pairs: Number(find(/correction for (\d+) pairs/)),
    pHolm: find(/pairs ([\d.]+)\)/),
    slices: [...html.matchAll(slicePattern)].map(([, name = "", ...figures]) => {
      const [tasks = 0, a = 0, b = 0] = figures.map(Number);
      return [name, tasks, a, b];
    }),
    onlyA: listTasks(find(/Only A solved(.*?)<\/ul>/s)),
    onlyB: listTasks(find(/Only B solved(.*?)<\/ul>/s)),
  };
}

function listTasks(html: string): string[] {
  return [...html.matchAll(/<a href="#">(.*?)<\/a>/g)].map(([, name = ""]) => name);
}
