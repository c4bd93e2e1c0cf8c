import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { provisionRoles } from "../../db/provision-roles";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { type Board, boardSchema } from "../contracts/board";
import { describeWithSharedFile } from "../test-support/describe-with-shared-file";
import { sharedPath } from "../test-support/shared-data";
import { getBoard } from "./get-board";
import { parseDesignedBoard } from "./test-support/parse-designed-board";
import { closeWebDatabase } from "./web-database";

const run = promisify(execFile);
const checkout = fileURLToPath(new URL("../..", import.meta.url));
const submissionSchema = z.object({
  subject_id: z.string(),
  responses: z.record(z.string(), z.number()),
});

/** Names are printed with their separators changed: letters and digits decide. */
const plainName = (name: string) => name.replace(/[^A-Za-z0-9]+/g, " ").trim();

describeWithSharedFile("the board of the design study", "design/board.html", (file) => {
  const designed = parseDesignedBoard(readFileSync(file, "utf8"));
  const database = withTestDatabase();
  let folder = "";
  let board: Board;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "errorbar-design-"));
    const outcomes = join(folder, "outcomes.jsonl");
    writeFileSync(
      outcomes,
      listDesigned()
        .map((line) => JSON.stringify(line))
        .join("\n"),
    );
    await importOutcomes(outcomes);
    // The command gave the site's role a password of its own.
    const passwords = { worker: "worker", web: "web" };
    const { webUrl } = await provisionRoles(database.ownerUrl, passwords);
    process.env.ERRORBAR_WEB_DATABASE_URL = webUrl;
    process.env.ERRORBAR_OBJECTS = pathToFileURL(folder).href;
    board = boardSchema.parse(await getBoard({ suite: "designed" }));
  }, 120_000);
  afterAll(async () => {
    await closeWebDatabase();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The submissions that the study shows: by name and month; the count is compared below. */
  function listDesigned() {
    const archive = sharedPath("data/agent-psychometrics/swebench_verified_responses.jsonl.gz");
    const lines = gunzipSync(readFileSync(archive)).toString("utf8").trim().split("\n");
    const submissions = lines.map((line) => submissionSchema.parse(JSON.parse(line)));
    return designed.rows.map(({ name, month }) => {
      const found = submissions.filter(
        ({ subject_id }) =>
          plainName(subject_id.slice(9)) === plainName(name) &&
          subject_id.startsWith(month.replace("-", "")),
      );
      expect(found, `${name}, ${month}`).toHaveLength(1);
      return found[0];
    });
  }

  async function importOutcomes(path: string): Promise<void> {
    const words = ["outcomes", "import", "--suite", "designed", "--file", path];
    await run(process.execPath, ["workers/bootstrap/errorbar.mjs", "--json", ...words], {
      cwd: checkout,
      env: { ...process.env, DATABASE_URL: database.ownerUrl, ERRORBAR_HOME: join(folder, "home") },
    });
  }

  test("24 systems and 276 pairs are compared by McNemar's exact test", () => {
    expect(designed.rows).toHaveLength(24);
    expect(board.pairs).toEqual({
      count: designed.pairs,
      test: "exact McNemar",
      correction: "Holm",
      level: 0.05,
    });
    expect(board.suite.tasks).toBe(500);
  });

  test("every row has its printed place, count and range of ranks", () => {
    const rows = board.rows.map(({ model, passed, tasks, rankRange: [best, worst] }) => ({
      name: plainName(model.name.slice(9)),
      count: `${passed}/${tasks}`,
      ranks: best === worst ? `${best}` : `${best}–${worst}`,
    }));
    expect(rows).toEqual(
      designed.rows.map(({ name, count, ranks }) => ({ name: plainName(name), count, ranks })),
    );
  });

  test("rules between rows and the words against the next are the printed ones", () => {
    const rules = { separated: "sep", leans: "lean", "within-noise": "none" };
    const words = { separated: "separated", leans: "leans", "within-noise": "within noise" };
    const rows = board.rows.map(({ next }) => ({
      rule: next === null ? "none" : rules[next.verdict],
      next: next === null ? "" : words[next.verdict],
    }));
    expect(rows).toEqual(designed.rows.map(({ rule, next }) => ({ rule, next })));
  });

  test("every row can't be told apart from the rows that the study names for it", () => {
    const slugs = board.rows.map(({ model }) => model.slug);
    const together = board.rows.map(({ model, separatedFrom }) =>
      [...slugs.keys()].filter((place) => {
        const slug = slugs[place] ?? "";
        return slug !== model.slug && !separatedFrom.includes(slug);
      }),
    );
    expect(together).toEqual(designed.rows.map((row) => row.together));
  });

  test("the headline's count is that of the rows that the leader isn't separated from", () => {
    const leader = board.rows[0];
    const others = board.rows.length - 1;
    const together = others - (leader?.separatedFrom.length ?? 0);
    expect(designed.headline).toContain(`from ${together} of the ${others} others`);
  });

  /*
   * The study's bounds come from other draws: it names no seed label, and gives the first two rows, with
   * equal counts on different tasks, equal bounds. A bound of 1,000 resamples has a standard error of
   * √(0.025 · 0.975 / 1000) / φ(1.96) = 0.084 of the rate's own, here 0.19 points at most; between two
   * draws 0.27. Ours must lie that near, and on average no farther than such draws do.
   */
  test("intervals are the printed ones but for the draws", () => {
    const gaps = board.rows.flatMap(({ interval: { low, high } }, place) => {
      const printed = designed.rows[place]?.interval ?? [];
      return [low, high].map((bound, end) => Math.abs(bound * 100 - (printed[end] ?? Number.NaN)));
    });
    expect(gaps).toHaveLength(48);
    expect(Math.max(...gaps)).toBeLessThan(4 * 0.27);
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(0.27);
  });
});
