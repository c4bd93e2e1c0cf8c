export function finalBalance(entries) {
  const balances = [0];
  for (const [word, number] of entries) {
    const balance = balances.at(-1);
    if (word === "in") {
      balances.push(balance + number);
    } else if (word === "out") {
      if (number <= balance) balances.push(balance - number);
    } else {
      balances.length = Math.max(1, balances.length - number);
    }
  }
  return [balances.at(-1), balances.length - 1];
}
