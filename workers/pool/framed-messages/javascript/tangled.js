export function readMessages(stream, full) {
  const out = [];
  let cur = [];
  let mode = 0;
  let left = 0;
  let openMessage = false;
  for (let i = 0; i < stream.length; i++) {
    const b = stream[i];
    if (mode === 0) {
      if (b === 255) {
        mode = 0;
      } else {
        if (b > full) {
          throw new RangeError("length");
        } else {
          if (b === 0) {
            if (openMessage) {
              out.push(cur);
              cur = [];
              openMessage = false;
            } else {
              out.push(cur);
              cur = [];
            }
          } else {
            if (b === full) {
              left = b;
              mode = 2;
            } else {
              left = b;
              mode = 1;
            }
          }
        }
      }
    } else {
      if (mode === 1) {
        cur.push(b);
        left = left - 1;
        if (left === 0) {
          out.push(cur);
          cur = [];
          openMessage = false;
          mode = 0;
        }
      } else {
        cur.push(b);
        left = left - 1;
        if (left === 0) {
          openMessage = true;
          mode = 0;
        }
      }
    }
  }
  if (mode === 1) {
    throw new RangeError("frame");
  } else {
    if (mode === 2) {
      throw new RangeError("frame");
    } else {
      if (openMessage) {
        throw new RangeError("message");
      } else {
        return out;
      }
    }
  }
}
