export function settledFrom(readings, target, tolerance) {
  var n = readings.length;
  var d;
  if (n === 0) {
    return null;
  } else {
    d = readings[n - 1] - target;
    if (d < 0) {
      d = -d;
    }
    if (d > tolerance) {
      return null;
    } else {
      for (var i = 0; i < n; i++) {
        d = readings[i] - target;
        if (d < 0) {
          d = -d;
        }
        if (d <= tolerance) {
          var good = true;
          for (var j = i + 1; j < n; j++) {
            d = readings[j] - target;
            if (d < 0) {
              d = -d;
            }
            if (d > tolerance) {
              good = false;
            }
          }
          if (good === true) {
            return i;
          }
        }
      }
      return null;
    }
  }
}
