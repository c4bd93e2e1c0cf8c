import { spawnSync } from "node:child_process";

/** The system's interpreter, which the sandbox copies too: the word on what Python means. */
const python = "/usr/bin/python3";

/**
 * Runs one Python program in a plain process and answers the JSON that it prints. The program finds
 * its input, as JSON, in `given`.
 */
export function askPython(program: string, given: unknown): unknown {
  const source = `import json, sys\ngiven = json.load(sys.stdin)\n${program}`;
  const { status, stdout, stderr, error } = spawnSync(python, ["-I", "-B", "-c", source], {
    input: JSON.stringify(given),
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`python3 ended with ${status}: ${stderr}`, { cause: error });
  return JSON.parse(stdout);
}
