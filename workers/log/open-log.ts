import { destination, type Logger, multistream, pino, stdTimeFunctions } from "pino";
import type { EnvironmentSource } from "../../lib/config/settings";
import { listSecrets } from "./list-secrets";

export interface LogOptions {
  /** Appended to; its folder is made. */
  file: string;
  /** Whether each line goes to standard error as well, for whoever collects the logs of machines. */
  isShown?: boolean;
  /** Where the keys are that no line may hold. */
  env: EnvironmentSource;
}

const hidden = "***";
/** An address with a password, and what a request proves itself with, wherever they come from. */
const urlPasswords = /(:\/\/[^\s/:@"]*:)[^\s/@"]+@/g;
const bearers = /\b(bearer|basic)\s+[A-Za-z0-9._~+/=-]{6,}/gi;
const secretFields = ["authorization", "x-api-key", "x-goog-api-key", "apiKey", "password"];

/**
 * A log of JSON lines. Say which run and candidate a line is about by `log.child({ runId })` and
 * `log.child({ candidateId })`. Keys of the environment, passwords in addresses and the headers that
 * carry keys are replaced before a line is written.
 */
export function openLog({ file, isShown = false, env }: LogOptions): Logger {
  const secrets = listSecrets(env).flatMap(spellings);
  const hide = (line: string) =>
    secrets
      .reduce((text, secret) => text.replaceAll(secret, hidden), line)
      .replace(urlPasswords, `$1${hidden}@`)
      .replace(bearers, `$1 ${hidden}`);
  // Written at once: the last line before a crash is the one that is wanted.
  const kept = destination({ dest: file, mkdir: true, sync: true });
  const shown = destination({ dest: 2, sync: true });
  return pino(
    {
      redact: { paths: secretFields.flatMap(placesOf), censor: hidden },
      formatters: { level: (level) => ({ level }) },
      timestamp: stdTimeFunctions.isoTime,
      hooks: { streamWrite: hide },
    },
    isShown ? multistream([{ stream: kept }, { stream: shown }]) : kept,
  );
}

/** A secret as it stands, inside JSON and inside an address. */
function spellings(secret: string): string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [...new Set([secret, inJson, encodeURIComponent(secret)])];
}

/** A field at the top, in an object and in its headers. */
function placesOf(field: string): string[] {
  return ["", "*", "*.*"].map((place) => `${place}["${field}"]`);
}
