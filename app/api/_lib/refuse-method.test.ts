import { expect, test } from "vitest";
import { errorBodySchema } from "../../../lib/contracts/error";
import { refuseMethod } from "./refuse-method";

const ask = (method: string) => refuseMethod(new Request("http://localhost/", { method }));

test("what would change something is refused in the API's own form, with what is allowed", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const response = ask(method);
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(errorBodySchema.parse(await response.json()).error.code).toBe("method-not-allowed");
  }
});

test("OPTIONS names the same methods", () => {
  const response = ask("OPTIONS");
  expect([response.status, response.headers.get("Allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
});
