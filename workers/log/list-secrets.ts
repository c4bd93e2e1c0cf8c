import type { EnvironmentSource } from "../../lib/config/settings";

/** Names of variables that hold a key: `OPENAI_API_KEY`, `AWS_SESSION_TOKEN`, `LAB_PASSWORD`. */
const secretName = /key|token|secret|passw|credential/i;
const urlPassword = /^[a-z][a-z0-9+.-]*:\/\/[^/@]*?:([^/@]+)@/i;
/** Shorter values, such as "1" or "yes", would take words out of every line. */
const shortestSecret = 6;

/**
 * What must appear in no log: values of variables that are named like keys, and passwords in
 * addresses. The longest come first, so that none hides a part of another.
 */
export function listSecrets(env: EnvironmentSource): string[] {
  const found = new Set<string>();
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) continue;
    if (secretName.test(name)) found.add(value.trim());
    const password = urlPassword.exec(value)?.[1];
    if (password !== undefined) found.add(password).add(decode(password));
  }
  return [...found]
    .filter((secret) => secret.length >= shortestSecret)
    .sort((left, right) => right.length - left.length);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A bare percent sign: the password is as it stands.
    return text;
  }
}
