import "server-only";
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { tarBlockBytes, tarHeader, tarPadding } from "../../core/archive/tar-header";
import { type CachedFile, FileCache } from "../file-cache";
import { fixGzipHeader } from "../fix-gzip-header";
import type { ArchivePlan } from "./archive-plan";
import { planCycleArchive } from "./plan-cycle-archive";
import { readRecomputeScript } from "./read-recompute-script";
import { type ArchivePart, writeArchiveParts } from "./write-archive-parts";

const gibibyte = 1024 ** 3;
const archives = new FileCache(
  join(tmpdir(), `errorbar-cycle-archives-${process.getuid?.() ?? "web"}`),
  { files: 64, bytes: 4 * gibibyte },
);

/**
 * Everything public about one cycle of a suite as one tar.gz, made once for each content. Null when there
 * is no such suite or cycle; otherwise the caller closes the handle.
 */
export async function openCycleArchive(suite: string, cycle: string): Promise<CachedFile | null> {
  const plan = await planCycleArchive(suite, cycle);
  if (plan === null) return null;
  const script = await readRecomputeScript();
  // The plan names all that the archive holds: results follow from traces, records from the newest.
  const content = JSON.stringify(["cycle/1", plan, script]);
  const key = createHash("sha256").update(content).digest("hex");
  return archives.open(key, (path) => makeArchive(plan, script, path));
}

async function makeArchive(plan: ArchivePlan, script: string, path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "errorbar-cycle-parts-"));
  try {
    const parts = await writeArchiveParts(plan, { folder, script });
    await pipeline(
      packParts(parts, { folder, root: nameFolder(plan.board.suite.id, plan.board.cycle) }),
      createGzip(),
      fixGzipHeader,
      createWriteStream(path, { flags: "wx", mode: 0o600 }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Short enough for the names of a tar archive, and nothing in it leads elsewhere. */
export function nameFolder(suite: string, cycle: string): string {
  const [safeSuite, safeCycle] = [suite, cycle].map((part) =>
    part.replace(/[^A-Za-z0-9_-]+/g, "_").slice(0, 24),
  );
  return `errorbar-${safeSuite}-${safeCycle}`;
}

async function* packParts(
  parts: readonly ArchivePart[],
  { folder, root }: { folder: string; root: string },
): AsyncGenerator<Uint8Array> {
  for (const { name, bytes } of parts) {
    yield tarHeader(`${root}/${name}`, bytes);
    yield* createReadStream(join(folder, name));
    yield tarPadding(bytes);
  }
  // Two empty blocks end an archive.
  yield new Uint8Array(2 * tarBlockBytes);
}
