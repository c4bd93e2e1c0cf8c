/** Marks a switch as exhaustive; throws if a value outside the union arrives at run time. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
