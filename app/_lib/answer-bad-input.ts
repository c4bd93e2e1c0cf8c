import { notFound } from "next/navigation";
import { DomainError } from "../../lib/core/errors";

/**
 * Runs a read for a page. What the address asks for and can't exist (a k that no row has) is a
 * missing page; every other failure stays an error.
 */
export async function answerBadInput<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof DomainError && error.code === "bad-input") notFound();
    throw error;
  }
}
