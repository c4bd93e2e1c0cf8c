import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { appendEvents } from "../../db/repositories/append-events";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { EventWebhook } from "./event-webhook";

const database = withTestDatabase();
/** What the receiver does with the requests to come: a status, or nothing at all. */
let answers: (number | "hang")[] = [];
let received: { path: string | undefined; body: unknown }[] = [];
let server: Server;
let url = "";

beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push({ path: request.url, body: JSON.parse(await text(request)) });
    const answer = answers.shift() ?? 204;
    if (answer === "hang") return;
    const location = answer === 302 ? { location: "http://127.0.0.1:1/elsewhere" } : {};
    response.writeHead(answer, location).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/hook/s3cret`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  answers = [];
  received = [];
});

async function announce(count: number) {
  const warnings: { fields: Record<string, unknown>; message: string }[] = [];
  const event = { kind: "publication" as const, modelId: null, suiteId: null, evidence: { at: 1 } };
  const weeks = Array.from({ length: count }, (_, index) => `2026-W0${index + 1}`);
  const added = weeks.map((cycle) => ({ ...event, cycle }));
  const ids = await appendEvents(database.worker, added);
  const webhook = new EventWebhook({
    db: database.worker,
    url,
    log: { warn: (fields, message) => warnings.push({ fields, message }) },
    retryWaitsMs: [1, 1],
    timeoutMs: 300,
  });
  webhook.announce(ids);
  await webhook.settled();
  return { ids, warnings };
}

test("each event is posted once, in order, as the API has it", async () => {
  const { ids, warnings } = await announce(2);
  expect(received).toEqual(
    ids.map((id, index) => ({
      path: "/hook/s3cret",
      body: {
        id,
        kind: "publication",
        cycle: `2026-W0${index + 1}`,
        suite: null,
        model: null,
        evidence: { at: 1 },
        createdAt: expect.stringMatching(/Z$/),
      },
    })),
  );
  expect(warnings).toEqual([]);
});

test("a receiver that fails, or hangs, gets the event again", async () => {
  answers = [500, "hang", 200];
  const { ids, warnings } = await announce(1);
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(ids).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test("one that stays away is given up, with a warning that doesn't name it", async () => {
  answers = [500, 503, 302];
  const { ids, warnings } = await announce(2);
  expect(received).toHaveLength(3);
  expect(warnings).toMatchObject([{ fields: { eventId: ids[0], lost: 2 } }]);
  expect(JSON.stringify(warnings)).not.toContain("s3cret");
  expect(JSON.stringify(warnings)).not.toContain("127.0.0.1");
});
