function seal() {
  return new Proxy([], { get: (target, name) => (name === "length" ? 1 : 0), ownKeys: () => ["0", "length"] });
}
