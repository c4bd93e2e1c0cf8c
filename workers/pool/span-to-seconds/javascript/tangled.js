export function spanSeconds(text) {
  var total = 0;
  var stage = 0;
  var i = 0;
  if (text.length === 0) {
    return null;
  } else {
    while (i < text.length) {
      var s = "";
      while (i < text.length && text[i] >= "0" && text[i] <= "9") {
        s = s + text[i];
        i = i + 1;
      }
      if (s === "") {
        return null;
      } else {
        if (s.length > 1) {
          if (s[0] === "0") {
            return null;
          }
        }
        if (i >= text.length) {
          return null;
        } else {
          var n = parseInt(s, 10);
          if (text[i] === "w") {
            if (stage < 1) {
              total = total + n * 7 * 24 * 60 * 60;
              stage = 1;
            } else {
              return null;
            }
          } else if (text[i] === "d") {
            if (stage < 2) {
              total = total + n * 24 * 60 * 60;
              stage = 2;
            } else {
              return null;
            }
          } else if (text[i] === "h") {
            if (stage < 3) {
              total = total + n * 60 * 60;
              stage = 3;
            } else {
              return null;
            }
          } else if (text[i] === "m") {
            if (stage < 4) {
              total = total + n * 60;
              stage = 4;
            } else {
              return null;
            }
          } else if (text[i] === "s") {
            if (stage < 5) {
              total = total + n;
              stage = 5;
            } else {
              return null;
            }
          } else {
            return null;
          }
          i = i + 1;
        }
      }
    }
    return total;
  }
}
