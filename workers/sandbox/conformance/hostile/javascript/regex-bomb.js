function attack() {
  return /^(a+)+$/.test(`${"a".repeat(64)}b`);
}
