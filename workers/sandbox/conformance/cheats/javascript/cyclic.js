function seal() {
  const loop = [];
  loop.push(loop);
  return loop;
}
