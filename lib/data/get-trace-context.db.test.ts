import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { candidates, repeatExecutions, suiteRevisions } from "../../db/schema";
import { getTraceContext } from "./get-trace-context";
import { listRunCandidates } from "./list-run-candidates";
import { publishAwkwardRun } from "./test-support/publish-awkward-run";
import { publishRun } from "./test-support/publish-run";
import { withSite } from "./test-support/with-site";

const runId = "b3f1c9d2e4b57608";

/** Others that answered the same tasks; the last of them in another week. */
const others = [
  { id: "c000000000000001", slug: "gamma", cycle: "2026-W48", verdicts: ["w.", "w.", "w."] },
  { id: "c000000000000002", slug: "beta", cycle: "2026-W48", verdicts: ["..", "vw", "t."] },
  { id: "c000000000000003", slug: "alpha", cycle: "2026-W47", verdicts: ["..", "..", ".."] },
  { id: "c000000000000004", slug: "delta", cycle: "2026-W47", verdicts: ["..", "..", ".."] },
];

withSite(async (publisher) => {
  await publishAwkwardRun(publisher, runId);
  const [first] = await publisher.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.runId, runId))
    .orderBy(candidates.id);
  const [revision] = await publisher.db.select({ id: suiteRevisions.id }).from(suiteRevisions);
  for (const run of others) {
    await publishRun(publisher, { ...run, suiteRevisionId: revision?.id ?? 0 });
  }
  await publisher.db.insert(repeatExecutions).values({
    candidateId: first?.id ?? 0,
    manifestSha256: "0",
    repetition: 2,
    selectedBy: "seeded",
    verdict: "failed",
    failureClass: "wrong_answer",
    cpuMs: 5,
    wallMs: 6,
  });
});

/** Trace ids of the run's candidates, in its order. */
let ids: number[] = [];
beforeAll(async () => {
  ids = (await listRunCandidates(runId))?.map(({ traceId }) => traceId) ?? [];
});

describe("what surrounds a trace", () => {
  test("has the traces before and after it in its run, and none beyond its ends", async () => {
    const neighbours = await Promise.all(
      ids.map(async (id) => {
        const { previous, next } = await getTraceContext(id);
        return [previous?.verdictId, next?.verdictId];
      }),
    );
    expect(neighbours).toEqual(ids.map((_, at) => [ids[at - 1], ids[at + 1]]));
  });

  test("has the limits of the manifest that its verdict was published under", async () => {
    expect((await getTraceContext(ids[0] ?? 0)).limits).toEqual({
      processes: 64,
      cpuMsPerTest: 2_000,
      cpuMsTotal: 10_000,
    });
  });

  test("has what was done with its candidate, repeats too", async () => {
    const { steps } = await getTraceContext(ids[0] ?? 0);
    expect(steps.map(({ kind }) => kind).sort()).toEqual([
      ...["answer", "execution", "repeat", "verdict"],
    ]);
    expect(steps.at(-1)).toMatchObject({ kind: "repeat", repetition: 2, verdict: "failed" });
  });

  test("has the correction of its verdict and the reason", async () => {
    const { steps } = await getTraceContext(ids[4] ?? 0);
    const [first, second] = steps.filter(({ kind }) => kind === "verdict");
    expect(second).toMatchObject({ traceId: ids[4], reason: "a test was wrong" });
    expect(second).toMatchObject({ supersedes: first?.kind === "verdict" ? first.traceId : null });
  });
});

test("of a superseded trace the neighbours are those of its candidate", async () => {
  const { steps, previous } = await getTraceContext(ids[4] ?? 0);
  const old = steps.find((step) => step.kind === "verdict");
  const context = await getTraceContext(old?.kind === "verdict" ? old.traceId : 0);
  expect(context.previous).toEqual(previous);
});

test("beside it stand the other models' first answers to the same task in the same cycle", async () => {
  const firstsOf = async (run: string) =>
    ((await listRunCandidates(run)) ?? []).filter(({ candidateIndex }) => candidateIndex === 0);
  const [beta, gamma] = [await firstsOf("c000000000000002"), await firstsOf("c000000000000001")];
  const verdicts = [
    ["passed", "failed"],
    ["voided", "failed"],
    ["failed", "failed"],
  ];
  for (const [task, [ofBeta, ofGamma]] of verdicts.entries()) {
    // Two candidates a task: both have the same others.
    for (const id of ids.slice(2 * task, 2 * task + 2)) {
      expect((await getTraceContext(id)).beside).toEqual([
        { verdictId: beta[task]?.traceId, verdict: ofBeta, name: "BETA" },
        { verdictId: gamma[task]?.traceId, verdict: ofGamma, name: "GAMMA" },
      ]);
    }
  }
});
