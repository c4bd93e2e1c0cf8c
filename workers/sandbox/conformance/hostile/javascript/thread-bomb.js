const { Worker } = require("node:worker_threads");

async function attack() {
  const workers = [];
  for (let index = 0; index < 1_000; index += 1) {
    const worker = new Worker("setInterval(() => {}, 1000)", { eval: true });
    workers.push(new Promise((_, reject) => worker.on("error", reject)));
  }
  await Promise.race(workers);
}
