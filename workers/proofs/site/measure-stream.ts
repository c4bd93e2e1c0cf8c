import { readFileSync } from "node:fs";

const lookEveryMs = 25;
const kibibyte = 1024;

/** A download as it was received, and what the server held meanwhile. */
export interface Download {
  bytes: number;
  /** Resident memory before it, and the most during it. */
  beforeBytes: number;
  mostBytes: number;
}

/** Reads an answer piece by piece and throws it away, while it watches the server's memory. */
export async function watchDownload(address: string, serverPid: number): Promise<Download> {
  const beforeBytes = residentBytes(serverPid);
  let mostBytes = beforeBytes;
  const timer = setInterval(() => {
    mostBytes = Math.max(mostBytes, residentBytes(serverPid));
  }, lookEveryMs);
  try {
    const response = await fetch(address, { headers: { "accept-encoding": "identity" } });
    if (!response.ok || response.body === null) {
      throw new Error(`${address} answered ${response.status}`);
    }
    let bytes = 0;
    for await (const chunk of response.body) bytes += chunk.length;
    return { bytes, beforeBytes, mostBytes: Math.max(mostBytes, residentBytes(serverPid)) };
  } finally {
    clearInterval(timer);
  }
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return kibibyte * Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
}
