import { expect, test } from "vitest";
import { isExpectedModel } from "./is-expected-model";

test.each([
  ["coder-1", "coder-1"],
  ["/models/coder.gguf", "/models/coder.gguf"],
  ["gpt-4o", "gpt-4o-2024-08-06"],
  ["gpt-4", "gpt-4-0613"],
  ["claude-sonnet-4", "claude-sonnet-4-20250514"],
  ["models/gemini-2.5-flash", "gemini-2.5-flash"],
  ["gemini-2.5-flash", "gemini-2.5-flash-preview-05-20"],
  ["llama3", "llama3:latest"],
  ["meta-llama/llama-3:free", "meta-llama/llama-3"],
  ["Acme/Coder", "coder"],
])("asked for %s, a reply of %s is the same model", (model, reported) => {
  expect(isExpectedModel({ model }, reported)).toBe(true);
});

test.each([
  ["gpt-4o", "gpt-4o-mini"],
  ["gpt-4o", "gpt-4o-mini-2024-07-18"],
  ["llama-3", "llama-3-8b"],
  ["coder-1", "coder-2"],
  ["coder", ""],
  ["coder-large", "coder"],
])("asked for %s, a reply of %s is another model", (model, reported) => {
  expect(isExpectedModel({ model }, reported)).toBe(false);
});

test("where the registry states what replies carry, nothing else will do", () => {
  const asked = { model: "coder-latest", reportedAs: "coder-2026-05" };
  expect(isExpectedModel(asked, "coder-2026-05")).toBe(true);
  expect(isExpectedModel(asked, "coder-latest")).toBe(false);
  expect(isExpectedModel(asked, "coder-2026-05-01")).toBe(false);
});
