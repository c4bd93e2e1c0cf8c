import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { z } from "zod";
import { Unreadable } from "./unreadable";

const lineFeed = 0x0a;

/** @throws Unreadable where it is missing or no JSON of the form. */
export async function readJson<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parse(name, schema, await readText(folder, name));
}

/** @throws Unreadable where it is missing or a line is no JSON of the form. */
export async function readLines<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const lines = (await readText(folder, name)).split("\n").filter((line) => line !== "");
  return lines.map((line, index) => parse(`${name}, line ${index + 1}`, schema, line));
}

/** The lines of a gzip file as bytes, one after another; none where there is no such file. */
export async function* readZippedLines(folder: string, name: string): AsyncGenerator<Buffer> {
  // An error of either stream ends the second, which is read below.
  const unzipped = pipeline(createReadStream(join(folder, name)), createGunzip(), () => {});
  let begun: Buffer[] = [];
  try {
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
        yield Buffer.concat([...begun, chunk.subarray(start, end)]);
        begun = [];
        start = end + 1;
      }
      begun.push(chunk.subarray(start));
    }
  } catch (cause) {
    if (isMissing(cause)) return;
    throw new Unreadable(`${name} can't be unzipped`, { cause });
  }
}

async function readText(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), "utf8");
  } catch (cause) {
    throw new Unreadable(
      isMissing(cause) ? `there is no ${name} in ${folder}` : `${name} can't be read`,
      { cause },
    );
  }
}

function parse<Schema extends z.ZodType>(
  place: string,
  schema: Schema,
  text: string,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Unreadable(`${place} is not of the form that this program knows`, { cause });
  }
}

export function isMissing(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}
