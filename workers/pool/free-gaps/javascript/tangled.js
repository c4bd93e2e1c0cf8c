export function freeGaps(window, busy, shortest) {
  var a = window[0];
  var b = window[1];
  var clean = [];
  for (var i = 0; i < busy.length; i++) {
    if (busy[i][0] < busy[i][1]) {
      if (busy[i][1] > a) {
        if (busy[i][0] < b) {
          var s = busy[i][0];
          var e = busy[i][1];
          if (s < a) {
            s = a;
          }
          if (e > b) {
            e = b;
          }
          clean.push([s, e]);
        }
      }
    }
  }
  clean.sort(function (x, y) {
    if (x[0] < y[0]) {
      return -1;
    } else {
      if (x[0] > y[0]) {
        return 1;
      } else {
        return 0;
      }
    }
  });
  var merged = [];
  for (var j = 0; j < clean.length; j++) {
    if (merged.length === 0) {
      merged.push([clean[j][0], clean[j][1]]);
    } else {
      var last = merged[merged.length - 1];
      if (clean[j][0] > last[1]) {
        merged.push([clean[j][0], clean[j][1]]);
      } else {
        if (clean[j][1] > last[1]) {
          last[1] = clean[j][1];
        }
      }
    }
  }
  var gaps = [];
  if (merged.length === 0) {
    if (b - a >= shortest) {
      gaps.push([a, b]);
    }
  } else {
    for (var k = 0; k < merged.length; k++) {
      if (k === 0) {
        if (merged[0][0] > a) {
          if (merged[0][0] - a >= shortest) {
            gaps.push([a, merged[0][0]]);
          }
        }
      } else {
        if (merged[k][0] - merged[k - 1][1] >= shortest) {
          gaps.push([merged[k - 1][1], merged[k][0]]);
        }
      }
      if (k === merged.length - 1) {
        if (merged[k][1] < b) {
          if (b - merged[k][1] >= shortest) {
            gaps.push([merged[k][1], b]);
          }
        }
      }
    }
  }
  return gaps;
}
