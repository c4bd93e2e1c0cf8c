import { createServer } from "node:net";

/** Whether something can listen on a port of this address now. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return listenOnce(port, host).then(
    () => true,
    () => false,
  );
}

/** The preferred port when it is free, otherwise one that the system picks. */
export async function findFreePort(preferred: number | null, host: string): Promise<number> {
  if (preferred !== null && (await isPortFree(preferred, host))) return preferred;
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
