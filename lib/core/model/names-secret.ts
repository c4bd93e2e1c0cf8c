/** What a file that holds a key is answered. */
export const keyRemedy =
  "keys are never written into a file: export it in the environment and name the variable with api_key_env";

const secretName =
  /(^|_|-)(keys?|apikey|secrets?|passwords?|auth|authorization|bearer|credentials?|token)$/i;
const separator = /[=:\s]+/;

/** Whether a field, a header or an option is called as those that hold keys are. */
export function namesSecret(name: string): boolean {
  const spelled = name.replace(/^-+/, "").replace(/([a-z])([A-Z])/g, "$1_$2");
  return secretName.test(spelled);
}

/** How keys of well-known providers and services begin. */
const keyPrefix = /(^|[^a-z0-9])(sk-|sk_|pk_|AIza|hf_|gsk_|xai-|ghp_|r8_|Bearer\s+)[\w-]{12,}/i;

/** Whether a text looks like a key, or like an option that hands one over. */
export function holdsSecret(text: string): boolean {
  if (keyPrefix.test(text)) return true;
  const [name, value] = text.split(separator, 2);
  return name !== undefined && (value ?? "") !== "" && namesSecret(name);
}
