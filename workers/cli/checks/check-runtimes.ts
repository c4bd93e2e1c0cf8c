import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findJdk, jdkRemedy } from "../../sandbox/runtimes/java/find-jdk";
import { findJunit, junitRemedy } from "../../sandbox/runtimes/java/find-junit";
import type { Check, CheckResult } from "./check-result";

const run = promisify(execFile);
const timeoutMs = 10_000;

interface Runtime {
  name: string;
  program: string;
  words: string[];
  needed: boolean;
  remedy: string;
}

const runtimes: Runtime[] = [
  {
    name: "node",
    program: process.execPath,
    words: ["--version"],
    needed: true,
    remedy: "run npm start",
  },
  {
    name: "python3",
    program: "/usr/bin/python3",
    words: ["--version"],
    needed: true,
    remedy: "apt-get install python3",
  },
  {
    name: "bubblewrap",
    program: "/usr/bin/bwrap",
    words: ["--version"],
    needed: true,
    remedy: "apt-get install bubblewrap",
  },
];

/** Asks each program that grading starts for its version. */
export const checkRuntimes: Check = async () => [
  ...(await Promise.all(runtimes.map(checkRuntime))),
  checkJdk(),
  checkJunit(),
];

/** The one that the sandbox's image is made from; without it Java alone can't be graded. */
function checkJdk(): CheckResult {
  const jdk = findJdk();
  if (jdk === null) return { name: "jdk", state: "optional", detail: `${jdkRemedy} (for Java)` };
  return { name: "jdk", state: "ok", detail: `${jdk.version} in ${jdk.path}` };
}

/** Without it tests that are written in Java can't be run. */
function checkJunit(): CheckResult {
  const jars = findJunit();
  if (jars !== null)
    return { name: "junit", state: "ok", detail: `${jars.length} jars of JUnit 5` };
  return { name: "junit", state: "optional", detail: `${junitRemedy} (for tests in Java)` };
}

async function checkRuntime(runtime: Runtime): Promise<CheckResult> {
  const { name } = runtime;
  try {
    const { stdout, stderr } = await run(runtime.program, runtime.words, { timeout: timeoutMs });
    return { name, state: "ok", detail: `${stdout}${stderr}`.trim() };
  } catch {
    // Absent or broken, the remedy is the same.
    return { name, state: runtime.needed ? "missing" : "optional", detail: runtime.remedy };
  }
}
