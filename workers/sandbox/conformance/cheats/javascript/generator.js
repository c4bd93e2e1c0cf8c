function* seal() {
  for (;;) yield 0;
}
