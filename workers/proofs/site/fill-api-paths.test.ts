import { expect, test } from "vitest";
import { fillApiPaths, type Known, openApiSchema } from "./fill-api-paths";

const nothing: Known = {
  ...{ boards: [], compared: [], models: new Set(), runs: new Map(), traces: new Set() },
  ...{ tasks: new Set(), records: new Set() },
};
const format = { parameters: [{ name: "format", in: "query" }] };

const describeApi = (paths: Record<string, object>) =>
  openApiSchema.parse({
    paths: Object.fromEntries(Object.entries(paths).map(([path, get]) => [path, { get }])),
  });

test("a path is asked with every value, in the formats that it offers and no other", () => {
  const known = { ...nothing, records: new Set(["1", "2"]), models: new Set(["m"]) };
  const description = describeApi({
    "/api/v1/records/{id}": {},
    "/api/v1/models/{slug}/history": format,
    "/badge/{model}.svg": {},
    "/healthz": {},
  });
  expect(fillApiPaths(description, known)).toEqual({
    addresses: [
      ...["/api/v1/records/1", "/api/v1/records/2"],
      "/api/v1/models/m/history",
      ...["csv", "parquet"].map((name) => `/api/v1/models/m/history?format=${name}`),
      ...["/badge/m.svg", "/healthz"],
    ],
    uncovered: [],
  });
});

test("a cycle's archive is asked for once, and traces of graded runs alone", () => {
  const boards: Known["boards"] = [
    ["weekly", "2026-W48"],
    ["other", "2026-W48"],
    ["other", "0ab1"],
  ];
  const runs = new Map([
    ["here", { hasTraces: true }],
    ["elsewhere", { hasTraces: false }],
  ]);
  const description = describeApi({
    "/api/v1/cycles/{week}/archive": {},
    "/api/v1/boards/{suite}/{cycle}/archive": {},
    "/api/v1/boards/{suite}": {},
    "/api/v1/runs/{id}/traces.jsonl.gz": {},
    "/api/v1/runs/{id}/results.csv": {},
  });
  expect(fillApiPaths(description, { ...nothing, boards, runs }).addresses).toEqual([
    "/api/v1/cycles/2026-W48/archive",
    ...boards.map(([suite, cycle]) => `/api/v1/boards/${suite}/${cycle}/archive`),
    ...boards.map(([suite, cycle]) => `/api/v1/boards/${suite}?cycle=${cycle}`),
    "/api/v1/runs/here/traces.jsonl.gz",
    ...["here", "elsewhere"].map((id) => `/api/v1/runs/${id}/results.csv`),
  ]);
});

test("models are compared with others of their own board, by two, three and four", () => {
  const compared = [{ suite: "s", cycle: "c", slugs: ["w", "x", "y"] }];
  const { addresses } = fillApiPaths(describeApi({ "/api/v1/compare": {} }), {
    ...nothing,
    compared,
  });
  expect(addresses).toEqual(
    ["a=w&b=x", "a=x&b=y", "a=w&b=x&c=y"].map((of) => `/api/v1/compare?suite=s&cycle=c&${of}`),
  );
});

test("a path that nothing can be asked by is told", () => {
  const description = describeApi({ "/api/v1/traces/{id}": {}, "/api/v1/new/{thing}": {} });
  expect(fillApiPaths(description, { ...nothing, traces: new Set(["7"]) })).toEqual({
    addresses: ["/api/v1/traces/7"],
    uncovered: ["/api/v1/new/{thing}"],
  });
});
