function seal() {
  return new Proxy(function () {}, {
    get: (target, name, self) => (name === Symbol.toPrimitive ? () => 0 : self),
    has: () => true,
    apply: (target, self) => self,
    getPrototypeOf: () => Number.prototype,
  });
}
