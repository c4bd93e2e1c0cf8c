import { Command, CommanderError } from "commander";
import { ZodError } from "zod";
import { DomainError, exitCodeFor } from "../../lib/core/errors";
import manifest from "../../package.json";
import type { CommandContext } from "./command-context";
import { oneLine } from "./one-line";

/** Adds one command to the program. Every command file exports one. */
export type RegisterCommand = (program: Command, context: CommandContext) => void;

const badUsageExitCode = 2;
const unexpectedExitCode = 3;

/**
 * Runs one command line and closes what it opened.
 * @param words what follows the program's name
 * @returns the exit code: 0 done, 1 the answer is no, 2 bad usage or input, 3 not possible here
 */
export async function runCommandLine(
  words: string[],
  context: CommandContext,
  commands: RegisterCommand[],
): Promise<number> {
  // Known before the words are parsed: a mistake in them is told in the form asked for too.
  context.output.json = words.includes("--json");
  const program = buildProgram(context, commands);
  try {
    await program.parseAsync(words, { from: "user" });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    return reportError(error, context);
  } finally {
    await context.close();
  }
}

function buildProgram(context: CommandContext, commands: RegisterCommand[]): Command {
  const program = new Command("errorbar")
    .description("Runs and inspects a leaderboard for code-generation models.")
    .version(manifest.version, "--version", "print the version")
    .option("--json", "print one JSON document on standard output")
    .showHelpAfterError("(errorbar --help lists the commands)")
    .configureOutput({
      writeErr: (text) => {
        if (!context.output.json) process.stderr.write(text);
      },
    })
    .exitOverride()
    .hook("preAction", (self) => {
      context.output.json = self.opts<{ json?: boolean }>().json === true;
    });
  for (const register of commands) register(program, context);
  return program;
}

function reportError(error: unknown, context: CommandContext): number {
  // What fails because everything is being closed is no news.
  if (context.signal.aborted) return unexpectedExitCode;
  if (error instanceof CommanderError) return reportUsage(error, context);
  if (error instanceof DomainError) {
    context.output.failure(error.code, oneLine(error.message));
    return exitCodeFor(error.code);
  }
  const message = firstLine(error);
  try {
    context.log.error({ err: error }, "a command failed unexpectedly");
    context.output.failure("unexpected", `${message} (details: ${context.logFile})`);
  } catch {
    // Without a log file the stack still has to go somewhere.
    context.output.failure("unexpected", (error instanceof Error && error.stack) || message);
  }
  return unexpectedExitCode;
}

/** What commander has said in words already is said as a document only. */
function reportUsage(error: CommanderError, { output }: CommandContext): number {
  if (error.exitCode === 0) return 0;
  if (output.json) output.failure("bad-usage", error.message.replace(/^error: /, ""));
  return badUsageExitCode;
}

function firstLine(error: unknown): string {
  if (error instanceof ZodError) return "stored data has an unexpected form";
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n", 1)[0] ?? text;
}
