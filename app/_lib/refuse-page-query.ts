import { z } from "zod";
import { eventQuerySchema } from "../../components/events/event-query";
import { candidateQuerySchema } from "../../components/runs/candidate-query";
import { taskQuerySchema } from "../../lib/contracts/query";
import { boardPageQuerySchema } from "../boards/[suite]/board-query";
import { comparePageQuerySchema } from "../compare/compare-page-query";
import { explainIssue, quoteName } from "./explain-issue";
import { rowIdSchema } from "./parse-row-id";

const { suite, revision } = taskQuerySchema.shape;
const taskPageQuerySchema = z.object({ suite, revision });
/** What may be asked for several times. */
const repeatable = "m";

/** The pages that are answered anew for what their addresses ask; proxy.ts lists the same ones. */
const pages: readonly { path: RegExp; schema: z.ZodObject }[] = [
  { path: /^\/boards\/[^/]+$/, schema: boardPageQuerySchema },
  { path: /^\/compare$/, schema: comparePageQuerySchema },
  { path: /^\/compare\/traces$/, schema: z.object({ a: rowIdSchema, b: rowIdSchema }) },
  { path: /^\/events$/, schema: eventQuerySchema },
  { path: /^\/records$/, schema: z.object({ before: rowIdSchema.optional() }) },
  { path: /^\/runs\/[^/]+$/, schema: candidateQuerySchema },
  { path: /^\/tasks\/.+$/, schema: taskPageQuerySchema },
];

/**
 * What a page's address asks for and can't mean anything, in words that name the parameter and what it accepts; null
 * where there is nothing to object to. An empty value counts as absent, and a parameter that no page knows, as
 * others add them to links, is nobody's business.
 */
export function refusePageQuery(pathname: string, asked: URLSearchParams): string | null {
  const page = pages.find(({ path }) => path.test(pathname));
  if (page === undefined) return null;
  const names = Object.keys(page.schema.shape);
  const given = new Map<string, string | string[]>();
  for (const name of names) {
    const [first, ...more] = asked.getAll(name).filter((value) => value !== "");
    if (more.length > 0 && name !== repeatable) {
      return `the parameter ${quoteName(name)} is given twice`;
    }
    if (first !== undefined) given.set(name, more.length === 0 ? first : [first, ...more]);
  }
  const parsed = page.schema.safeParse(Object.fromEntries(given));
  return parsed.success ? null : explainIssue(parsed.error.issues[0], names);
}
