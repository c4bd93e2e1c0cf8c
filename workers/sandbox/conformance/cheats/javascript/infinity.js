function seal() {
  return Infinity;
}
