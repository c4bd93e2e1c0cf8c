import { spawn } from "node:child_process";
import { checkoutRoot } from "../../checkout-root";

/** How one command ended; its standard error goes to the terminal, for the progress. */
export interface CommandEnd {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Gives one `errorbar` command, as a user would, in a home of its own. */
export function runErrorbar(home: string, words: string[]): Promise<CommandEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", ["run", "-s", "errorbar", "--", ...words], {
      cwd: checkoutRoot,
      env: { ...process.env, ERRORBAR_HOME: home },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => {
      err.push(chunk);
      process.stderr.write(chunk);
    });
    child.once("error", reject);
    child.once("close", (status) => {
      const text = (chunks: Buffer[]) => Buffer.concat(chunks).toString("utf8");
      resolve({ status, stdout: text(out), stderr: text(err) });
    });
  });
}
