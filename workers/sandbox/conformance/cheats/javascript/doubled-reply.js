function seal() {
  let value = [0];
  for (let depth = 0; depth < 90; depth += 1) value = [value, value];
  return value;
}
