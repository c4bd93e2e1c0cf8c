import { DomainError } from "../core/errors";
import type { EnvironmentSource } from "./settings";

const variable = "ERRORBAR_WEBHOOK_URL";

/**
 * Where new events are posted; null: nowhere. Such an address often is a secret, so no message holds it.
 * @throws DomainError bad-input when it is no http or https address.
 */
export function readWebhookUrl(source: EnvironmentSource): string | null {
  const value = source[variable];
  if (value === undefined || value === "") return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url !== null && ["http:", "https:"].includes(url.protocol)) return value;
  throw new DomainError("bad-input", `${variable}: give an address that begins with https://`);
}
