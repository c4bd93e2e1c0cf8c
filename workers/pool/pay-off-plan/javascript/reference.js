export function listInstalments(debt, payment, rate) {
  const instalments = [];
  let owed = debt;
  while (owed > 0) {
    const interest = Math.ceil((owed * rate) / 10000);
    if (instalments.length === 0 && interest >= payment) {
      throw new RangeError("the payment does not cover the interest");
    }
    owed += interest;
    const instalment = owed - payment >= 100 ? payment : owed;
    instalments.push(instalment);
    owed -= instalment;
  }
  return instalments;
}
