import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMissing } from "./read-part";
import type { Report } from "./report";
import { Unreadable } from "./unreadable";

/** Every file has the SHA-256 that SHA256SUMS states. */
export async function checkSums(folder: string, report: Report): Promise<void> {
  const sums = await readFile(join(folder, "SHA256SUMS"), "utf8").catch((cause: unknown) => {
    throw new Unreadable(`there is no SHA256SUMS in ${folder}: it is no archive of a cycle`, {
      cause,
    });
  });
  const lines = sums.split("\n").filter((line) => line !== "");
  report.note(`${lines.length} files`);
  for (const line of lines) {
    const [, sha256, name] = /^([0-9a-f]{64}) {2}([\w./-]+)$/.exec(line) ?? [];
    // A name must not lead out of the folder.
    if (sha256 === undefined || name === undefined || name.includes("..")) {
      throw new Unreadable("SHA256SUMS has a line that names no file");
    }
    report.compare(`SHA-256 of ${name}`, sha256, await digest(join(folder, name)));
  }
}

async function digest(path: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
  } catch (cause) {
    if (isMissing(cause)) return "of nothing: the file is missing";
    throw cause;
  }
  return hash.digest("hex");
}
