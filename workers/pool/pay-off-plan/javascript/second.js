function* owedEachMonth(debt, payment, rate) {
  let left = debt;
  while (left > 0) {
    const share = left * rate;
    const whole = Math.floor(share / 10000);
    const interest = share === whole * 10000 ? whole : whole + 1;
    if (left === debt && interest >= payment) throw new RangeError("never paid off");
    yield left + interest;
    left += interest - payment;
    if (left < 100) return;
  }
}

export function listInstalments(debt, payment, rate) {
  const owed = [...owedEachMonth(debt, payment, rate)];
  return owed.map((amount, month) => (month < owed.length - 1 ? payment : amount));
}
