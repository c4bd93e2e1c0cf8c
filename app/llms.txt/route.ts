import { comparedNoun } from "../../components/boards/board-finding";
import { toPlainText } from "../../components/format/to-plain-text";
import type { SuiteSummary } from "../../lib/contracts/board";
import { listBoards } from "../../lib/data/list-boards";
import { publicAddress } from "../../lib/data/public-address";
import { apiRoute } from "../api/_lib/api-route";
import { respondText } from "../api/_lib/respond";

const longestTitle = 120;

/** What a language model should know before it quotes a figure of this site, as llmstxt.org lays it out. */
export const GET = apiRoute(async (request) =>
  respondText(request, formatGuide(await listBoards()), {
    "Content-Type": "text/plain; charset=utf-8",
  }),
);

function formatGuide(suites: readonly SuiteSummary[]): string {
  return `# Errorbar

> A leaderboard for code-generation models in which every rate stands beside its count and its interval.

How to read a figure:

- A rate means nothing without its interval, suite and cycle. Quote all four.
- Two models differ only where the paired verdict says "separated". "leans" is weaker, "within noise" is no difference. Overlapping intervals alone decide nothing.
- A rank is a range. "4–17" means that the data leaves every rank from 4 to 17 open.
- Claims are what somebody states without outcomes a task. They are never ranked.

## Boards

${suites.map(boardLine).join("\n") || "None yet."}

Below the address of a board: \`/mix\` weighs it by a reader's own work (in a browser), \`/matrix\` has every task by every model.

## Other pages

- [Compare](${publicAddress("/compare")}): two to four models of one board, task by task, with paired tests
- [Tasks](${publicAddress("/tasks")}): who solved each, and how well it tells models apart
- [Models](${publicAddress("/models")}), [suites](${publicAddress("/suites")}) and [weeks](${publicAddress("/cycles")}): what is known of each
- [Events](${publicAddress("/events")}): publications, drift, alarms and corrections with their figures
- [Records](${publicAddress("/records")}): the append-only chain, newest first
- [Methodology](${publicAddress("/methodology")}): every formula, with its source
- [Laboratory](${publicAddress("/methodology/laboratory")}): what more candidates bring, and how many tasks show a gap

## For programs

- [OpenAPI description](${publicAddress("/openapi.json")}): everything is read-only, without an account. Tables come as JSON, CSV or Parquet (\`?format=\`)
- [Boards as JSON](${publicAddress("/api/v1/boards")})
- [Two to four models compared](${publicAddress("/openapi.json")}): \`compare?suite=&a=&b=\` under \`/api/v1\`, and \`c\` and \`d\`; 409 where they may not be
- [Records as JSON](${publicAddress("/api/v1/records")}): the append-only chain, each with the hash of the one before
- [Feed](${publicAddress("/feed.xml")}): publications, drift, corrections, as Atom
`;
}

function boardLine({ id, title, cycles, rankedModels, compared, tasks }: SuiteSummary): string {
  const [newest] = cycles;
  const path = `/boards/${encodeURIComponent(id)}`;
  const address = publicAddress(
    newest === undefined ? path : `${path}/${encodeURIComponent(newest)}`,
  );
  const name = toPlainText(title, longestTitle).replace(/[[\]\n]/g, " ");
  return `- [${name}](${address}): ${rankedModels} ${comparedNoun(compared, rankedModels)} ranked on ${tasks} tasks`;
}
