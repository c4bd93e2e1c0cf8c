export function parcelDepot(number) {
  if (number.length === 8) {
    let ok = true;
    for (let i = 0; i < 8; i++) {
      if (number[i] < "0" || number[i] > "9") {
        ok = false;
      }
    }
    if (ok) {
      let s = 0;
      s = s + Number(number[0]) * 8;
      s = s + Number(number[1]) * 7;
      s = s + Number(number[2]) * 6;
      s = s + Number(number[3]) * 5;
      s = s + Number(number[4]) * 4;
      s = s + Number(number[5]) * 3;
      s = s + Number(number[6]) * 2;
      const r = s - 11 * Math.floor(s / 11);
      if (r !== 10) {
        if (r === Number(number[7])) {
          let d = Number(number[0]) * 100;
          d = d + Number(number[1]) * 10;
          d = d + Number(number[2]);
          if (d !== 0) {
            return d;
          } else {
            throw new RangeError("depot");
          }
        } else {
          throw new RangeError("check digit");
        }
      } else {
        throw new RangeError("remainder");
      }
    } else {
      throw new RangeError("digits");
    }
  } else {
    throw new RangeError("length");
  }
}
