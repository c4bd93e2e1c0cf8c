import { beforeAll, expect, test } from "vitest";
import { withTestDatabase } from "../test-support/with-test-database";
import { provisionQueue } from "./provision-queue";
import { deadLetterQueue, queueNames } from "./queues";

const database = withTestDatabase();

beforeAll(() => provisionQueue(database.ownerUrl));

test("the worker's role moves rows of the queue and makes no tables there; the site's reads none", async () => {
  const { workerSql, webSql } = database;
  const queues = await workerSql<{ name: string }[]>`select name from pgboss.queue`;
  expect(new Set(queues.map(({ name }) => name))).toEqual(
    new Set([...queueNames, deadLetterQueue]),
  );
  const refused = { code: "42501" };
  await expect(workerSql`create table pgboss.own (id int)`).rejects.toMatchObject(refused);
  await expect(workerSql`drop table pgboss.job`).rejects.toMatchObject(refused);
  await expect(webSql`select from pgboss.job`).rejects.toMatchObject(refused);
});

test("provisioning it again changes nothing, and twice at once is once", async () => {
  const read = () => database.ownerSql`select name, updated_on from pgboss.queue order by name`;
  const before = await read();
  await Promise.all([provisionQueue(database.ownerUrl), provisionQueue(database.ownerUrl)]);
  expect(await read()).toEqual(before);
});
