import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ConformanceLanguage } from "../../sandbox/conformance/conformance-language";
import type { BenchProgram } from "./bench-programs";

/** A command that runs one program in a process of its own, without any sandbox. */
export interface BareCommand {
  command: string;
  words: string[];
}

/**
 * Writes a program to files below `folder`, compiled where its language needs it.
 * @throws Error when the compiler refuses it
 */
export async function prepareBare(
  language: ConformanceLanguage,
  { bare }: BenchProgram,
  folder: string,
): Promise<BareCommand> {
  const own = mkdtempSync(join(folder, `${language}-`));
  switch (language) {
    case "python":
      return { command: "/usr/bin/python3", words: [write(own, "program.py", bare)] };
    case "javascript":
      return { command: process.execPath, words: [write(own, "program.js", bare)] };
    case "java": {
      await runBare(javacCommand(write(own, "Main.java", bare), own));
      return { command: join(javaHome(), "bin/java"), words: ["-cp", own, "Main"] };
    }
  }
}

/** A compiler started for one file: what a warm one is compared with. */
export function javacCommand(source: string, outputFolder: string): BareCommand {
  mkdirSync(outputFolder, { recursive: true });
  const words = ["-proc:none", "-d", outputFolder, source];
  return { command: join(javaHome(), "bin/javac"), words };
}

/**
 * Starts it from Node with a clean environment (an inherited one may slow an interpreter down) and
 * waits for its exit by the event, not by looking now and then, which would quantise the time.
 * @throws Error when it does not end with 0
 */
export function runBare({ command, words }: BareCommand): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { NODE_ENV: "production", PATH: "/usr/bin:/bin" } as const;
    const child = spawn(command, words, { stdio: "ignore", env, cwd: "/" });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`)),
    );
  });
}

function write(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** The JDK of the distribution: the `java` in PATH may be a version manager's. */
function javaHome(): string {
  const base = "/usr/lib/jvm";
  const homes = existsSync(base) ? readdirSync(base).map((name) => join(base, name)) : [];
  const found = homes.sort().find((home) => existsSync(join(home, "bin/javac")));
  if (found === undefined) throw new Error(`no JDK below ${base}`);
  return found;
}
