import type { z } from "zod";

/** What is wrong with a query, for whoever wrote the address: names the parameter and what it accepts. */
export function explainIssue(
  issue: z.core.$ZodIssue | undefined,
  allowed: readonly string[],
): string {
  if (issue?.code === "unrecognized_keys") {
    const known = allowed.length === 0 ? "there is none here" : `known are ${allowed.join(", ")}`;
    return `unknown parameter ${issue.keys.map(quoteName).join(", ")}; ${known}`;
  }
  const name = quoteName(String(issue?.path[0] ?? ""));
  if (issue?.code === "invalid_value") {
    return `the parameter ${name} must be one of ${issue.values.map(String).join(", ")}`;
  }
  return `the parameter ${name} ${issue?.message ?? "is invalid"}`;
}

/** Bounded, since it comes from the caller. */
export function quoteName(text: string): string {
  return JSON.stringify(text.slice(0, 60));
}
