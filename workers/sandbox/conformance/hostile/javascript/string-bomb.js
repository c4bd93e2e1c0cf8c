function attack() {
  const held = [];
  for (;;) held.push(Buffer.alloc(100_000, 97).toString() + held.length);
}
