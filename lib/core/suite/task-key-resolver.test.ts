import { expect, test } from "vitest";
import { taskKeyResolver } from "./task-key-resolver";

test("a task is found by its key and by the key's last part", () => {
  const resolve = taskKeyResolver(["MBPP/11", "MBPP/12"]);
  expect(resolve("MBPP/11")).toBe("MBPP/11");
  expect(resolve("12")).toBe("MBPP/12");
});

test("a last part that names two tasks names none", () => {
  expect(taskKeyResolver(["a/1", "b/1"])("1")).toBeNull();
});

test("an unknown task is null", () => {
  expect(taskKeyResolver(["a/1"])("a/2")).toBeNull();
});
