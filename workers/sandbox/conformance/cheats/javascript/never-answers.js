function seal() {
  return new Promise(() => {});
}
