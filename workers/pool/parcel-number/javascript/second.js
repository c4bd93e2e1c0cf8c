export function parcelDepot(number) {
  const digits = [...number].map((character) => "0123456789".indexOf(character));
  if (digits.length !== 8 || digits.includes(-1)) throw new RangeError("not eight digits");
  const checkDigit = digits.pop();
  // Adding up the running sums weighs the seven digits by 7, 6, … 1; the last running sum adds one of each.
  let running = 0;
  let total = 0;
  for (const digit of digits) {
    running += digit;
    total += running;
  }
  const depot = digits.slice(0, 3).reduce((value, digit) => value * 10 + digit, 0);
  if ((total + running) % 11 !== checkDigit || depot === 0) throw new RangeError("not a valid parcel number");
  return depot;
}
