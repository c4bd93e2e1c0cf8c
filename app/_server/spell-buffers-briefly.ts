/**
 * Lets buffers stand in JSON as base64. The framework measures each page that it is about to keep by its
 * JSON, and a buffer is spelled there as a list of numbers: 30 ms for a board that renders in 60.
 */
export function spellBuffersBriefly(): void {
  Object.defineProperty(Buffer.prototype, "toJSON", {
    configurable: true,
    writable: true,
    value(this: Buffer): string {
      return this.toString("base64");
    },
  });
}
