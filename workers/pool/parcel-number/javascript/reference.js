const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

export function parcelDepot(number) {
  if (!/^[0-9]{8}$/.test(number)) throw new RangeError("a parcel number has eight digits");
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  if (sum % 11 !== Number(number[7])) throw new RangeError("the check digit is wrong");
  if (number.startsWith("000")) throw new RangeError("there is no depot 000");
  return Number(number.slice(0, 3));
}
