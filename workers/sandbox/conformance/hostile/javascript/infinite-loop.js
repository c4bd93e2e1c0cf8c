function attack() {
  for (;;);
}
