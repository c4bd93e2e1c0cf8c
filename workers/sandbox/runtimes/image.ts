import { createHash } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DomainError } from "../../../lib/core/errors";
import { isAlive } from "../is-alive";

/** One file of an image: where it lies inside, and the host file that it is copied from. */
export interface ImageEntry {
  path: string;
  hostPath: string;
}

const devices = ["null", "zero", "full", "random", "urandom"];
const mountPoints = ["proc", "tmp", "dev", "dev/shm"];
const links: [path: string, target: string][] = [
  ["dev/fd", "/proc/self/fd"],
  ["dev/stdin", "/proc/self/fd/0"],
  ["dev/stdout", "/proc/self/fd/1"],
  ["dev/stderr", "/proc/self/fd/2"],
];

const draftName = /\.draft-(\d+)-/;

/** SHA-256 over the byte-sorted list of path and content hash. `root` reads a built image instead. */
export function imageSha256(entries: ImageEntry[], root?: string): string {
  const lines = entries.map(({ path, hostPath }) => {
    const content = readFileSync(root === undefined ? hostPath : join(root, path));
    return `${path} ${createHash("sha256").update(content).digest("hex")}\n`;
  });
  return createHash("sha256").update(lines.sort().join("")).digest("hex");
}

/**
 * The image of these entries below `folder`, built when it isn't there and checked when it is.
 * `finish` may add derived files, such as compiled modules.
 * @throws DomainError integrity when a built image no longer has its content.
 */
export function ensureImage(
  folder: string,
  name: string,
  entries: ImageEntry[],
  finish: (root: string) => void,
): { path: string; sha256: string } {
  const sha256 = imageSha256(entries);
  const path = join(folder, `${name}-${sha256.slice(0, 16)}`);
  sweepDrafts(folder);
  if (!existsSync(path)) buildImage(path, entries, finish);
  if (imageSha256(entries, path) !== sha256) {
    throw new DomainError(
      "integrity",
      `the image ${path} was changed: delete it, it is built anew`,
    );
  }
  return { path, sha256 };
}

function buildImage(path: string, entries: ImageEntry[], finish: (root: string) => void): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = mkdtempSync(`${path}.draft-${process.pid}-`);
  try {
    fillDraft(draft, entries);
    finish(draft);
    putInPlace(draft, path);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function fillDraft(draft: string, entries: ImageEntry[]): void {
  chmodSync(draft, 0o755);
  for (const entry of entries) {
    const target = join(draft, entry.path);
    mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
    copyFileSync(entry.hostPath, target);
    chmodSync(target, statSync(entry.hostPath).mode & 0o111 ? 0o555 : 0o444);
  }
  for (const point of mountPoints) mkdirSync(join(draft, point), { recursive: true, mode: 0o755 });
  for (const device of devices) writeFileSync(join(draft, "dev", device), "");
  for (const [link, target] of links) symlinkSync(target, join(draft, link));
}

function putInPlace(draft: string, path: string): void {
  try {
    renameSync(draft, path);
  } catch (cause) {
    // Another worker built the same image meanwhile; equal content, so either will do.
    if (!existsSync(path)) throw cause;
  }
}

/** Removes what workers that were killed while they built left; this one builds nothing now. */
function sweepDrafts(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const owner = Number(draftName.exec(name)?.[1] ?? Number.NaN);
    if (!Number.isNaN(owner) && (owner === process.pid || !isAlive(owner))) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

/**
 * Folder for images that the sandbox's unprivileged user can reach: below the home folder, or, where
 * a parent of it is closed to others (a checkout under /root), below the system's temporary folder.
 */
export function imagesFolder(home: string): string {
  const folder = join(home, "images");
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (let parent = folder; parent !== dirname(parent); parent = dirname(parent)) {
    if ((statSync(parent).mode & 0o001) === 0) return fallbackFolder();
  }
  return folder;
}

function fallbackFolder(): string {
  const folder = join(tmpdir(), `errorbar-images-${process.getuid?.() ?? 0}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  accessSync(folder, constants.W_OK);
  const owner = statSync(folder);
  if (owner.uid !== process.getuid?.() || (owner.mode & 0o022) !== 0) {
    throw new DomainError("environment", `${folder} belongs to someone else: remove it`);
  }
  return folder;
}
