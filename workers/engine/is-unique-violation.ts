const uniqueViolation = "23505";

/** Whether the database refused a row because the same is there; the query builder wraps its words. */
export function isUniqueViolation(cause: unknown): boolean {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ("code" in error && error.code === uniqueViolation) return true;
  }
  return false;
}
