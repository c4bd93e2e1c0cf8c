function seal() {
  return Number.MAX_VALUE;
}
