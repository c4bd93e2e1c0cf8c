function attack() {
  const held = [];
  for (;;) held.push(new Array(100_000).fill(held.length));
}
