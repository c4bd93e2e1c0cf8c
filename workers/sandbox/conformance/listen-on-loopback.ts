import { createServer } from "node:net";

/** Something that listens on this machine and counts who comes: nobody from a sandbox may. */
export interface LoopbackListener {
  port: number;
  connections(): number;
  close(): void;
}

/** Listens on a free port of 127.0.0.1 until it is closed. */
export async function listenOnLoopback(): Promise<LoopbackListener> {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening on a port");
  return { port: address.port, connections: () => count, close: () => server.close() };
}
