const v8 = require("node:v8");

async function seal(text) {
  const parts = [];
  for await (const part of v8.getHeapSnapshot()) parts.push(part);
  const snapshot = parts.join("");
  const near = snapshot.indexOf(JSON.stringify(text));
  return Number(/\d{12,}/.exec(snapshot.slice(Math.max(0, near)))?.[0] ?? 0);
}
