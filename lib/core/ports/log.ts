/** Lines for whoever looks after a machine. What a line is about is in its fields, ids above all. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
}
