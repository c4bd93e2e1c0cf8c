import { badgeQuerySchema } from "../../../lib/contracts/query";
import { DomainError } from "../../../lib/core/errors";
import { getBoard } from "../../../lib/data/get-board";
import { getModel } from "../../../lib/data/get-model";
import { orNotFound, pathText } from "../../_lib/path-text";
import { apiRoute } from "../../api/_lib/api-route";
import { parseQuery } from "../../api/_lib/parse-query";
import { respondText } from "../../api/_lib/respond";
import { type BadgeFacts, formatBadge } from "./format-badge";

/** Pages that show a badge need not ask at every view; proxies of pictures keep it as long. */
const fresh = "public, max-age=300";

/** A model's rate on one board as a picture for other pages. */
export const GET = apiRoute<{ model: string }>(async (request, params) => {
  const query = parseQuery(request, badgeQuerySchema);
  const [, slug] = /^(.+)\.svg$/.exec(pathText(params.model)) ?? [];
  if (slug === undefined) throw new DomainError("not-found", "a badge's address ends with .svg");
  const facts = await findFacts(slug, query);
  return respondText(request, formatBadge(facts), {
    "Content-Type": "image/svg+xml; charset=utf-8",
    "Cache-Control": fresh,
    "Content-Security-Policy": "default-src 'none'",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
});

interface Where {
  suite?: string | undefined;
  cycle?: string | undefined;
}

async function findFacts(slug: string, { suite, cycle }: Where): Promise<BadgeFacts> {
  const { standings } = orNotFound(await getModel(slug), "there is no such model");
  const standing = standings.find((each) => suite === undefined || each.suite.id === suite);
  const board = await getBoard({ suite: orNotFound(standing ?? null, absent).suite.id, cycle });
  const { rows, unranked, suite: shown, cycle: week } = orNotFound(board, absent);
  const ranked = rows.find(({ model }) => model.slug === slug);
  const apart = unranked.find(({ model, reason }) => model.slug === slug && reason !== "claim");
  const row = orNotFound(ranked ?? apart ?? null, absent);
  return {
    model: row.model.name,
    suite: shown.title,
    cycle: week,
    rate: toRate(row),
    rankRange: ranked?.rankRange ?? null,
  };
}

const absent = "the model has no record on this board";

function toRate({
  passRate,
  interval,
}: {
  passRate: number | null;
  interval: { level: number; displayed: { low: number; high: number } } | null;
}): BadgeFacts["rate"] {
  if (passRate === null || interval === null) return null;
  const { low, high } = interval.displayed;
  return { passRate, low, high, level: interval.level };
}

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
} from "../../api/_lib/refuse-method";
