const kept = [];

function seal(text) {
  kept.push(arguments);
  for (const given of kept) {
    for (let index = 0; index < given.length; index += 1) given[index] = 0;
    given.length = 0;
  }
  Object.defineProperty(String.prototype, "length", { value: 0, configurable: true });
  return kept;
}
