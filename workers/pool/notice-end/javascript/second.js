const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function contractEnd(received, months) {
  const year = Number(received.slice(0, 4));
  const month = Number(received.slice(5, 7));
  const late = Number(received.slice(8)) > 15;
  const counted = year * 12 + month - 1 + months + (late ? 1 : 0);
  const endYear = Math.floor(counted / 12);
  const endMonth = (counted % 12) + 1;
  const leap = (endYear % 4 === 0 && endYear % 100 !== 0) || endYear % 400 === 0;
  const lastDay = endMonth === 2 && leap ? 29 : DAYS[endMonth - 1];
  return `${endYear}-${String(endMonth).padStart(2, "0")}-${lastDay}`;
}
