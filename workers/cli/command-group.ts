import type { Command } from "commander";

const descriptions = {
  suite: "benchmarks and their tasks",
  model: "the registry of models",
  completions: "answers made elsewhere",
  outcomes: "results measured elsewhere",
  run: "runs and their scores",
  record: "the chain of score records",
  cycle: "the weekly cycle",
  objects: "the texts and traces that rows name",
  tasks: "the worth of tasks",
  stats: "the formulas behind the numbers",
} as const;

/** The parent of commands in two words, such as `suite list`; made at first use. */
export function commandGroup(program: Command, name: keyof typeof descriptions): Command {
  const found = program.commands.find((command) => command.name() === name);
  return found ?? program.command(name).description(descriptions[name]);
}
