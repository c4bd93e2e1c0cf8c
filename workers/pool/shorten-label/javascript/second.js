export function shorten(label, limit) {
  const starts = [];
  for (let at = 0; at < label.length; at += label.codePointAt(at) > 0xffff ? 2 : 1) {
    starts.push(at);
  }
  if (starts.length <= limit) return label;
  let end = starts[limit - 1];
  while (label[end - 1] === " ") end -= 1;
  return label.slice(0, end).concat("…");
}
