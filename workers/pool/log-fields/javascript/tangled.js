export function logFields(line) {
  const r = new Map();
  let i = 0;
  const n = line.length;
  while (i < n) {
    if (line[i] === " ") {
      i = i + 1;
    } else {
      if (line[i] >= "a" && line[i] <= "z") {
        let k = "";
        while (
          i < n &&
          ((line[i] >= "a" && line[i] <= "z") || (line[i] >= "0" && line[i] <= "9") || line[i] === "_")
        ) {
          k = k + line[i];
          i = i + 1;
        }
        if (i >= n) {
          if (r.has(k)) {
            r.set(k, r.get(k) + "," + "true");
          } else {
            r.set(k, "true");
          }
        } else {
          if (line[i] === " ") {
            if (r.has(k)) {
              r.set(k, r.get(k) + "," + "true");
            } else {
              r.set(k, "true");
            }
            i = i + 1;
          } else {
            if (line[i] === "=") {
              i = i + 1;
              let v = "";
              if (i < n && line[i] === '"') {
                i = i + 1;
                let done = false;
                while (!done) {
                  if (i >= n) {
                    throw new RangeError("not closed");
                  }
                  if (line[i] === '"') {
                    done = true;
                    i = i + 1;
                  } else {
                    if (line[i] === "\\") {
                      if (i + 1 >= n) {
                        throw new RangeError("not closed");
                      }
                      if (line[i + 1] === "n") {
                        v = v + "\n";
                        i = i + 2;
                      } else if (line[i + 1] === "\\") {
                        v = v + "\\";
                        i = i + 2;
                      } else if (line[i + 1] === '"') {
                        v = v + '"';
                        i = i + 2;
                      } else {
                        throw new RangeError("escape");
                      }
                    } else {
                      v = v + line[i];
                      i = i + 1;
                    }
                  }
                }
                if (i < n) {
                  if (line[i] !== " ") {
                    throw new RangeError("after quote");
                  }
                  i = i + 1;
                }
                if (r.has(k)) {
                  r.set(k, r.get(k) + "," + v);
                } else {
                  r.set(k, v);
                }
              } else {
                while (i < n && line[i] !== " ") {
                  if (line[i] === "=") {
                    throw new RangeError("equals");
                  }
                  if (line[i] === '"') {
                    throw new RangeError("quote");
                  }
                  v = v + line[i];
                  i = i + 1;
                }
                if (r.has(k)) {
                  r.set(k, r.get(k) + "," + v);
                } else {
                  r.set(k, v);
                }
              }
            } else {
              throw new RangeError("name");
            }
          }
        }
      } else {
        throw new RangeError("name");
      }
    }
  }
  return r;
}
