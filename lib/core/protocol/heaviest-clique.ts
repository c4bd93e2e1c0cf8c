/** Steps after which the best group found so far stands: far above what boards need. */
const mostSteps = 200_000;

/**
 * The members of the heaviest set of vertices of which every two are joined, in ascending order; of
 * equally heavy sets the first in the order of the vertices. Exact, by branch and bound with greedy
 * colouring, as long as it ends within a fixed number of steps; a graph so large and tangled that it
 * doesn't gets the heaviest set found until then.
 * @param weights of the vertices, above 0
 */
export function heaviestClique(
  weights: readonly number[],
  isJoined: (i: number, j: number) => boolean,
): number[] {
  const neighbours = weights.map(
    (_, i) => new Set([...weights.keys()].filter((j) => j !== i && isJoined(i, j))),
  );
  let best: number[] = [];
  let bestWeight = 0;
  let steps = 0;
  const expand = (group: readonly number[], weight: number, candidates: readonly number[]) => {
    if (weight > bestWeight) [best, bestWeight] = [[...group], weight];
    for (const [index, vertex] of candidates.entries()) {
      const rest = candidates.slice(index);
      steps += 1;
      if (steps > mostSteps || weight + boundWeight(rest, { weights, neighbours }) <= bestWeight) {
        return;
      }
      const joined = rest.filter((other) => neighbours[vertex]?.has(other));
      expand([...group, vertex], weight + (weights[vertex] ?? 0), joined);
    }
  };
  expand([], 0, [...weights.keys()]);
  return best;
}

interface Graph {
  weights: readonly number[];
  neighbours: readonly ReadonlySet<number>[];
}

/** Of each class of vertices that no edge joins, a set of joined ones can hold one at most. */
function boundWeight(vertices: readonly number[], { weights, neighbours }: Graph): number {
  const classes: number[][] = [];
  for (const vertex of vertices) {
    const apart = classes.find((members) =>
      members.every((member) => !neighbours[vertex]?.has(member)),
    );
    if (apart) apart.push(vertex);
    else classes.push([vertex]);
  }
  const heaviest = (members: readonly number[]) =>
    Math.max(...members.map((member) => weights[member] ?? 0));
  return classes.reduce((total, members) => total + heaviest(members), 0);
}
