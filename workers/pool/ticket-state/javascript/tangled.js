export function ticketState(events) {
  let s = 0;
  let r1 = false;
  let r2 = false;
  for (let i = 0; i < events.length; i++) {
    const e = events[i];
    if (e === "claim") {
      if (s === 0) {
        s = 1;
      } else {
        throw new RangeError("claim");
      }
    } else {
      if (e === "release") {
        if (s === 1) {
          s = 0;
        } else {
          throw new RangeError("release");
        }
      } else {
        if (e === "solve") {
          if (s === 1) {
            s = 2;
          } else {
            throw new RangeError("solve");
          }
        } else {
          if (e === "reopen") {
            if (s === 2) {
              if (!r1) {
                r1 = true;
                s = 0;
              } else {
                if (!r2) {
                  r2 = true;
                  s = 0;
                } else {
                  throw new RangeError("reopen");
                }
              }
            } else {
              throw new RangeError("reopen");
            }
          } else {
            if (e === "close") {
              if (s === 0) {
                s = 3;
              } else {
                if (s === 2) {
                  s = 3;
                } else {
                  throw new RangeError("close");
                }
              }
            } else {
              throw new RangeError("word");
            }
          }
        }
      }
    }
  }
  if (s === 0) {
    return "open";
  } else {
    if (s === 1) {
      return "claimed";
    } else {
      if (s === 2) {
        return "solved";
      } else {
        return "closed";
      }
    }
  }
}
