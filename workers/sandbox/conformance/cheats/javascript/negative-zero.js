function seal() {
  return -0;
}
