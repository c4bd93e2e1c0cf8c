function seal() {
  return "x".repeat(1_000_000);
}
