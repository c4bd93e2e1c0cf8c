export function partValue(code) {
  let b = "";
  let a = "";
  let u = "";
  for (let i = 0; i < code.length; i++) {
    const c = code[i];
    if (u === "") {
      if (c === "R" || c === "k" || c === "M") {
        u = c;
      } else {
        if (c >= "0" && c <= "9") {
          b = b + c;
        } else {
          throw new RangeError("bad character");
        }
      }
    } else {
      if (c === "R" || c === "k" || c === "M") {
        throw new RangeError("second letter");
      } else {
        if (c >= "0" && c <= "9") {
          a = a + c;
        } else {
          throw new RangeError("bad character");
        }
      }
    }
  }
  if (u !== "") {
    if (b.length > 0 || a.length > 0) {
      if (b.length <= 3 && a.length <= 3) {
        if (b.length > 1) {
          if (b[0] === "0") {
            throw new RangeError("leading zero");
          }
        }
        if (b === "") {
          b = "0";
        }
        if (a === "") {
          a = "000";
        } else if (a.length === 1) {
          a = a + "00";
        } else if (a.length === 2) {
          a = a + "0";
        }
        if (u === "R") {
          return Number(b) * 1000 + Number(a);
        } else if (u === "k") {
          return Number(b) * 1000 * 1000 + Number(a) * 1000;
        } else {
          return Number(b) * 1000 * 1000 * 1000 + Number(a) * 1000 * 1000;
        }
      } else {
        throw new RangeError("too long");
      }
    } else {
      throw new RangeError("no digits");
    }
  } else {
    throw new RangeError("no letter");
  }
}
