function attack() {
  process.reallyExit(0);
}
