import { expect, test } from "vitest";
import { tableHref } from "./format-links";

test("a format is asked for beside what the address asks already", () => {
  expect(tableHref("/api/v1/models", "csv")).toBe("/api/v1/models?format=csv");
  expect(tableHref("/api/v1/compare?suite=s&a=x&b=y", "parquet", "slices")).toBe(
    "/api/v1/compare?suite=s&a=x&b=y&table=slices&format=parquet",
  );
});
