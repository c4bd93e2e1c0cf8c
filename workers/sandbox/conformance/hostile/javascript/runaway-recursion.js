function attack() {
  return attack() + 1;
}
