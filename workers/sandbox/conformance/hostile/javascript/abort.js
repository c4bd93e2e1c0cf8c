function attack() {
  process.abort();
}
