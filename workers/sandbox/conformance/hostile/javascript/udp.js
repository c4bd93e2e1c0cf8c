const dgram = require("node:dgram");

function attack(port) {
  const sent = ["udp4", "udp6"].map(
    (family) =>
      new Promise((resolve) => {
        const socket = dgram.createSocket(family).on("error", () => resolve(null));
        const host = family === "udp4" ? "127.0.0.1" : "::1";
        socket.send("escape", port, host, (error) => resolve(error === null ? family : null));
      }),
  );
  return Promise.all(sent).then((families) => families.filter((family) => family !== null));
}
