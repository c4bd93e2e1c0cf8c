import { createServer } from "node:http";
import { expect, test } from "vitest";
import { clientHeader } from "./name-client";
import { watchRequests } from "./watch-requests";

test("a request is marked with its connection's address, whatever it says itself", async () => {
  watchRequests({
    publicUrl: "http://localhost",
    trustedProxyHeader: null,
    apiRequestsPerMinute: null,
  });
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers[clientHeader]);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const headers = { [clientHeader]: "203.0.113.9", "X-Forwarded-For": "203.0.113.9" };
  await fetch(`http://127.0.0.1:${address.port}/`, { headers });
  await new Promise((resolve) => server.close(resolve));
  expect(seen).toEqual(["127.0.0.1"]);
});
