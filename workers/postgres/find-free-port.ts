import { createServer } from "node:net";

/** The error code with which listening on a port of this address fails now; null when it works. */
export function tryToListen(port: number, host: string): Promise<string | null> {
  return listenOnce(port, host).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
}

/** The preferred port when it is free, otherwise one that the system picks. */
export async function findFreePort(preferred: number | null, host: string): Promise<number> {
  if (preferred !== null && (await tryToListen(preferred, host)) === null) return preferred;
  return listenOnce(0, host);
}

function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const taken = typeof address === "object" && address !== null ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}
