async function attack() {
  for (;;) await null;
}
