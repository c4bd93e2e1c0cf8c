function* frames(stream, full) {
  const bytes = stream.values();
  for (let first = bytes.next(); !first.done; first = bytes.next()) {
    if (first.value === 255) continue;
    if (first.value > full) throw new RangeError("length");
    const data = [];
    while (data.length < first.value) {
      const { done, value } = bytes.next();
      if (done) throw new RangeError("cut");
      data.push(value);
    }
    yield data;
  }
}

export function readMessages(stream, full) {
  const messages = [];
  let parts = [];
  for (const data of frames(stream, full)) {
    parts.push(data);
    if (data.length === full) continue;
    messages.push(parts.flat());
    parts = [];
  }
  if (parts.length > 0) throw new RangeError("unfinished");
  return messages;
}
