const shortestSecretLength = 8;
const placeholder = Buffer.from("[key removed]");

/**
 * A reply without the key that it was asked with: some providers repeat a wrong key in their refusal, and
 * replies are kept. Shorter texts than 8 characters are no secrets.
 */
export function redactKey(body: Buffer, key: string | null): Buffer {
  if (key === null || key.length < shortestSecretLength) return body;
  return spellings(key).reduce(replaceAll, body);
}

function spellings(key: string): Buffer[] {
  const encoded = [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)];
  const base64 = Buffer.from(key).toString("base64").replace(/=+$/, "");
  return [...new Set([...encoded, base64])].map((text) => Buffer.from(text));
}

function replaceAll(body: Buffer, secret: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(secret); at >= 0; at = body.indexOf(secret, from)) {
    parts.push(body.subarray(from, at), placeholder);
    from = at + secret.length;
  }
  return from === 0 ? body : Buffer.concat([...parts, body.subarray(from)]);
}
