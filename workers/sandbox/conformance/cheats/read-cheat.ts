import { readFileSync } from "node:fs";
import { join } from "node:path";
import { conformanceFolder } from "../conformance-folder";
import { type ConformanceLanguage, fileEndings } from "../conformance-language";
import type { Cheat } from "./cheat";

/** A file of a language's cheats; `name` may lead into a folder and has no ending. */
export function readCheatFile(language: ConformanceLanguage, name: string): string {
  const path = join(conformanceFolder, "cheats", language, `${name}${fileEndings[language]}`);
  return readFileSync(path, "utf8");
}

/** The submission that a cheat is. */
export function readCheat(language: ConformanceLanguage, cheat: Cheat): string {
  const source = readCheatFile(language, join(cheat.folder, cheat.name));
  return cheat.folder === "solved" ? afterHonest(language, source) : source;
}

/** The honest solution, alone or with all the noise that an honest one may make. */
export function readHonest(language: ConformanceLanguage, manner: "quiet" | "noisy"): string {
  if (manner === "quiet") return readCheatFile(language, "fixtures/honest");
  return afterHonest(language, readCheatFile(language, "fixtures/noise"));
}

/** A Java file can't be continued: its variants are whole files. */
function afterHonest(language: ConformanceLanguage, source: string): string {
  return language === "java" ? source : `${readHonest(language, "quiet")}\n\n${source}`;
}
