/** Run once, before the site answers anything. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { openPageStore } = await import("./lib/data/open-page-store");
  openPageStore();
}
