function seal() {
  return 10n ** 70_000n;
}
