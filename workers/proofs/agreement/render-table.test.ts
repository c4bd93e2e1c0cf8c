import { expect, test } from "vitest";
import { renderTable } from "./render-table";

test("columns but the last are padded, and what would break a row is escaped", () => {
  expect(renderTable(["a", "long head"], [["x|y", "1\n2"]])).toBe(
    "| a    | long head |\n| ---- | --- |\n| x\\|y | 1 2 |",
  );
});
