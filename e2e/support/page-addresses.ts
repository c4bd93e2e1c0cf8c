import type { APIRequestContext } from "@playwright/test";
import { listPublished } from "./crawl-api";

/** Address of every page about one suite. */
export async function listPages(request: APIRequestContext, suite: string): Promise<string[]> {
  const { cycle, runs, traces, tasks, records, slugs, weeks } = await listPublished(request, suite);
  return [
    ...["/", "/boards", "/cycles", "/events", "/models", "/methodology", `/boards/${suite}`],
    ...["", "/mix", "/matrix"].map((part) => `/boards/${suite}/${cycle}${part}`),
    ...[
      "/suites",
      `/suites/${suite}`,
      "/tasks",
      ...tasks.map((task) => `/tasks/${task}?suite=${suite}`),
    ],
    ...weeks.map((week) => `/cycles/${week}`),
    ...["/compare", `/compare?suite=${suite}`],
    ...slugs.slice(1).map((b, index) => `/compare?suite=${suite}&a=${slugs[index]}&b=${b}`),
    ...slugs.map((slug) => `/models/${slug}`),
    ...runs.map((run) => `/runs/${run}`),
    ...traces.map((trace) => `/traces/${trace}`),
    ...records.map((record) => `/records/${record}`),
  ];
}
