export function midpoint(readings) {
  var lo = null;
  var hi = null;
  var i;
  if (readings.length > 0) {
    if (readings.length === 1) {
      lo = readings[0];
      hi = readings[0];
    } else {
      for (i = 0; i < readings.length; i++) {
        if (lo === null) {
          lo = readings[i];
        } else {
          if (readings[i] < lo) {
            lo = readings[i];
          }
        }
      }
      for (i = 0; i < readings.length; i++) {
        if (hi === null) {
          hi = readings[i];
        } else {
          if (readings[i] > hi) {
            hi = readings[i];
          }
        }
      }
    }
    if (lo === hi) {
      var half = lo / 2;
      return half + half;
    } else {
      var a = lo / 2;
      var b = hi / 2;
      return a + b;
    }
  } else {
    return null;
  }
}
