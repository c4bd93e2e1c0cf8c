/** Run once, before the site answers anything. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { deferScripts } = await import("./app/_server/defer-scripts");
  const { openPageStore } = await import("./lib/data/open-page-store");
  openPageStore(deferScripts);
  const { readSiteEnv } = await import("./lib/config/site-env");
  const { watchRequests } = await import("./app/_server/watch-requests");
  watchRequests(readSiteEnv(process.env));
  const { spellBuffersBriefly } = await import("./app/_server/spell-buffers-briefly");
  spellBuffersBriefly();
}
