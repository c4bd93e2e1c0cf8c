import { describe, expect, test } from "vitest";
import { comparisonSchema, notComparableSchema } from "../../lib/contracts/comparison";
import { manyComparisonSchema } from "../../lib/contracts/many-comparison";
import { publishCompared } from "../../lib/data/test-support/publish-compared";
import { withSite } from "../../lib/data/test-support/with-site";
import { GET as getOpenApi } from "../openapi.json/route";
import { callRoute } from "./test-support/call-route";
import { GET as getComparison } from "./v1/compare/route";

withSite(publishCompared);

function ask(query: string) {
  return callRoute(getComparison, `/api/v1/compare?${query}`, {});
}

async function messageOf(query: string, status: number): Promise<string> {
  const response = await ask(query);
  expect(response.status, query).toBe(status);
  const { error } = await response.json();
  return `${error.code}: ${error.message}`;
}

describe("the address of a comparison", () => {
  test("answers with intervals, test and every task once, under an ETag", async () => {
    const response = await ask("suite=graded&a=strong&b=weak");
    expect(response.status).toBe(200);
    expect(response.headers.get("ETag")).toMatch(/^"[0-9a-f]{64}"$/);
    const { paired, tasks, protocol, a } = comparisonSchema.parse(await response.json());
    expect(paired?.interval).toMatchObject({
      method: "paired percentile bootstrap over base problems",
      level: 0.95,
      resamples: 1000,
      seedLabel: "cgb/v1/bootstrap/2026-W48/overall",
    });
    expect(tasks).toHaveLength(44);
    expect(protocol).toMatchObject({ verdict: "warn", isPaired: true });
    expect(a).toMatchObject({ model: { slug: "strong" }, passed: 40, tasks: 44 });
  });

  test("is 409 with every refusing field where limits or designs differ, or one is claimed", async () => {
    const refusals = {
      "suite=graded&a=strong&b=slow": ["execution.limits.cpuMsPerTest", 2_000, 3_000],
      "suite=graded&a=tries&b=strong": [
        ...["scoring.estimator", "sequential pass@j", "unbiased pass@k"],
      ],
      "suite=trials&a=often&b=claimed": ["outcomes", "one for each task", null],
    };
    for (const [query, expected] of Object.entries(refusals)) {
      const response = await ask(query);
      expect(response.status, query).toBe(409);
      const { error } = notComparableSchema.parse(await response.json());
      const refusing = error.fields.filter(({ verdict }) => verdict === "refuse");
      expect(refusing.map(({ field, a, b }) => [field, a, b])).toEqual([expected]);
      expect(error.message).toContain(String(expected[0]));
    }
  });

  test("is 200 without a verdict where only a temperature differs", async () => {
    const body = comparisonSchema.parse(await (await ask("suite=graded&a=strong&b=warm")).json());
    expect(body).toMatchObject({ paired: null, unpairedBecause: "protocol-differs", onlyA: [] });
  });

  test("names the parameter that is missing or wrong, and says what to do about one model twice", async () => {
    expect(await messageOf("suite=graded&a=strong", 400)).toContain('"b" is missing');
    expect(await messageOf("a=strong&b=weak", 400)).toContain('"suite" is missing');
    expect(await messageOf("suite=graded&a=strong&b=weak&k=0", 400)).toContain('"k"');
    expect(await messageOf("suite=graded&a=strong&b=%00", 400)).toContain('"b"');
    expect(await messageOf("suite=graded&a=strong&b=weak&e=1", 400)).toContain('"e"');
    expect(await messageOf("suite=graded&a=weak&b=weak", 400)).toContain("give two different ones");
  });

  test("is 404 for a suite, cycle or model that isn't there", async () => {
    expect(await messageOf("suite=none&a=strong&b=weak", 404)).toContain("no such suite");
    expect(await messageOf("suite=graded&cycle=2020-W01&a=strong&b=weak", 404)).toContain("cycle");
    expect(await messageOf("suite=graded&a=strong&b=nobody", 404)).toContain("nobody");
    // Measured, but not in the cycle that is asked for.
    expect(await messageOf("suite=graded&cycle=2026-W48&a=strong&b=old", 404)).toContain("old");
  });

  test("is described, with what it needs and what it refuses with", async () => {
    const { paths } = await (await callRoute(getOpenApi, "/openapi.json", {})).json();
    const { parameters, responses } = paths["/api/v1/compare"].get;
    const required = parameters.filter((parameter: { required: boolean }) => parameter.required);
    expect(required.map((parameter: { name: string }) => parameter.name)).toEqual([
      "suite",
      "a",
      "b",
    ]);
    expect(responses["409"].content["application/json"].schema.$ref).toContain("NotComparable");
    expect(Object.keys(responses)).toEqual([
      "200",
      "304",
      "400",
      "404",
      "409",
      "413",
      "414",
      "429",
      "500",
    ]);
  });
});

describe("the address of a comparison of three or four", () => {
  test("answers with every pair, as each pair's own answer has it", async () => {
    const response = await ask("suite=graded&a=strong&b=weak&c=other");
    expect(response.status).toBe(200);
    const { models, pairs, tasks } = manyComparisonSchema.parse(await response.json());
    const slugs = models.map(({ model }) => model.slug);
    expect(slugs).toEqual(["strong", "weak", "other"]);
    expect(tasks).toHaveLength(44);
    expect(pairs.map(({ a, b }) => [a, b])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    for (const { a, b, paired } of pairs) {
      const own = await ask(`suite=graded&a=${slugs[a]}&b=${slugs[b]}`);
      expect(paired).toEqual(comparisonSchema.parse(await own.json()).paired);
    }
    // Over the three shown: 18 tasks to none, twice, and one to one.
    expect(pairs.map(({ pHolm }) => pHolm)).toEqual([3 * 2 ** -17, 1, 3 * 2 ** -17]);
  });

  test("has a line for each task and model as a table", async () => {
    const csv = await (await ask("suite=graded&a=strong&b=weak&c=other&format=csv")).text();
    const [head, first, ...rest] = csv.trim().split("\r\n");
    expect(head).toBe("taskId,model,passed,candidates");
    expect(first).toBe("graded/00,strong,1,1");
    expect(rest).toHaveLength(3 * 44 - 1);
  });

  test("has pairs, slices and models as tables, by slug", async () => {
    const linesOf = async (table: string) => {
      const csv = await ask(`suite=graded&a=strong&b=weak&c=other&table=${table}&format=csv`);
      return (await csv.text()).trim().split("\r\n");
    };
    const [head = "", ...pairs] = await linesOf("pairs");
    expect(head).toMatch(/^a,b,paired_difference,paired_interval_low,/);
    expect(pairs.map((line) => line.split(",").slice(0, 2).join())).toEqual([
      ...["strong,weak", "strong,other", "weak,other"],
    ]);
    expect((await linesOf("slices"))[0]).toBe("dimension,value,model,passed,tasks");
    expect(await linesOf("models")).toHaveLength(1 + 3);
  });

  test("is 409 with each pair that may not be compared", async () => {
    const response = await ask("suite=graded&a=strong&b=weak&c=slow");
    expect(response.status).toBe(409);
    const { error } = notComparableSchema.parse(await response.json());
    expect(error.pairs?.map(({ a, b }) => [a, b])).toEqual([
      ["strong", "slow"],
      ["weak", "slow"],
    ]);
    expect(error.fields.map(({ field }) => field)).toEqual(["execution.limits.cpuMsPerTest"]);
    expect(error.message).toContain("weak and slow may not be compared");
  });

  test("is 400 for one model twice, and 404 for one that isn't there", async () => {
    const twice = await messageOf("suite=graded&a=strong&b=weak&c=strong", 400);
    expect(twice).toContain("give different ones");
    expect(await messageOf("suite=graded&a=strong&b=weak&c=nobody", 404)).toContain("nobody");
  });
});
