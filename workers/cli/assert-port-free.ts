import type { Env } from "../../lib/config/env";
import { DomainError } from "../../lib/core/errors";
import { tryToListen } from "../postgres/find-free-port";

/**
 * Asks for the site's port before anything slow begins.
 * @throws DomainError bad-input: one line that names variable, value and remedy.
 */
export async function assertPortFree({ port, host }: Pick<Env, "port" | "host">): Promise<void> {
  const refusal = await tryToListen(port, host);
  switch (refusal) {
    case null:
      return;
    case "EADDRINUSE":
      throw new DomainError(
        "bad-input",
        `PORT=${port}: something else listens there; stop it or choose another, such as PORT=${port + 1}`,
      );
    case "EACCES":
      throw new DomainError(
        "bad-input",
        `PORT=${port}: this user may not listen there; choose one above 1023`,
      );
    default:
      throw new DomainError(
        "bad-input",
        `HOST=${host}: this machine can't listen there (${refusal}); try 127.0.0.1`,
      );
  }
}
