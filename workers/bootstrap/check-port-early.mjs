// A busy port is said at once, even where no package is installed yet. Everything else about the
// configuration is checked by the bundle, with the same words.
import { createServer } from "node:net";

/** Ends this process with exit code 2 when something listens on the site's port. */
export async function checkPortEarly() {
  const port = Number(process.env.PORT || 3000);
  const isPort = Number.isInteger(port) && port > 0 && port < 65_536;
  if (!isPort) refuse(`PORT=${process.env.PORT}: give a whole number from 1 to 65535`);
  const code = await tryToListen(port, process.env.HOST || "127.0.0.1");
  if (code === "EADDRINUSE") {
    refuse(
      `PORT=${port}: something else listens there; stop it or choose another, such as PORT=${port + 1}`,
    );
  }
}

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

function refuse(line) {
  process.stderr.write(`errorbar: ${line}\n`);
  process.exit(2);
}
