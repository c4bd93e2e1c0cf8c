export function openingDays(days) {
  const names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
  const week = names.map((_, index) => (days.includes(index + 1) ? "x" : ".")).join("");
  if (week === ".......") return "closed";
  if (week === "xxxxxxx") return "daily";
  const parts = [];
  for (const run of week.matchAll(/xxx+|x/g)) {
    const first = names[run.index];
    const last = names[run.index + run[0].length - 1];
    parts.push(first === last ? first : `${first}-${last}`);
  }
  return parts.join(", ");
}
