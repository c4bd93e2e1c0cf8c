export function readMessages(stream, full) {
  const messages = [];
  let message = [];
  let goesOn = false;
  let at = 0;
  while (at < stream.length) {
    const size = stream[at];
    at += 1;
    if (size === 255) continue;
    if (size > full) throw new RangeError(`${size} is not allowed as a length`);
    if (at + size > stream.length) throw new RangeError("the stream ends within a frame");
    message.push(...stream.slice(at, at + size));
    at += size;
    goesOn = size === full;
    if (!goesOn) {
      messages.push(message);
      message = [];
    }
  }
  if (goesOn) throw new RangeError("the stream ends within a message");
  return messages;
}
