import type { z } from "zod";

/**
 * What is wrong with one field, and the remedy. Words of our own schemas that bring a remedy have it
 * behind a colon; all others get one.
 */
export function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return "has another shape: correct it";
  const { message } = issue;
  if (issue.code === "unrecognized_keys") return `${message}: remove it or correct its name`;
  if (!message.startsWith("Invalid input: expected ")) {
    return message.includes(": ") && !message.startsWith("Too ")
      ? message
      : `${message}: correct it`;
  }
  if (issue.code !== "invalid_type") return `${message}: correct it`;
  return issue.input === undefined
    ? `is missing: add it (${issue.expected})`
    : `${message}: write it as ${issue.expected}`;
}
