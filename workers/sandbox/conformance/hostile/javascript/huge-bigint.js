function attack() {
  for (;;) 3n ** 5_000_000n;
}
