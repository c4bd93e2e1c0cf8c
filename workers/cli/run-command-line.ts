import { Command, CommanderError } from "commander";
import { ZodError } from "zod";
import { DomainError, exitCodeFor } from "../../lib/core/errors";
import type { CommandContext } from "./command-context";

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
    .option("--json", "print one JSON document on standard output")
    .showHelpAfterError("(errorbar --help lists the commands)")
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
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : badUsageExitCode;
  if (error instanceof DomainError) {
    context.output.note(`errorbar: ${error.message}`);
    return exitCodeFor(error.code);
  }
  const message = firstLine(error);
  try {
    context.log.error({ err: error }, "a command failed unexpectedly");
    context.output.note(`errorbar: ${message} (details: ${context.logFile})`);
  } catch {
    // Without a log file the stack still has to go somewhere.
    context.output.note(`errorbar: ${error instanceof Error ? error.stack : message}`);
  }
  return unexpectedExitCode;
}

function firstLine(error: unknown): string {
  if (error instanceof ZodError) return "stored data has an unexpected form";
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n", 1)[0] ?? text;
}
