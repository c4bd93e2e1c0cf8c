/**
 * Lets buffers stand in JSON by their length. The framework measures each page that it is about to keep by its
 * JSON, and throws that away; a buffer is spelled there as a list of numbers, which took longer than to render
 * the page. Nothing of the site puts a buffer into JSON.
 */
export function spellBuffersBriefly(): void {
  Object.defineProperty(Buffer.prototype, "toJSON", {
    configurable: true,
    writable: true,
    value(this: Buffer): { bytes: number } {
      return { bytes: this.length };
    },
  });
}
