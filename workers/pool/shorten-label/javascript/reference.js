export function shorten(label, limit) {
  const characters = [...label];
  if (characters.length <= limit) return label;
  const kept = characters.slice(0, limit - 1).join("");
  return `${kept.replace(/ +$/, "")}…`;
}
