import { expect, test } from "vitest";
import { GET } from "./route";

test("an unknown parameter is refused before anything is read", async () => {
  const answer = await GET(new Request("http://localhost/api/v1/boards/s/c/outcomes?x=1"), {
    params: Promise.resolve({ suite: "s", cycle: "c" }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: { code: "bad-input", message: 'unknown parameter "x"; known are format' },
  });
});
