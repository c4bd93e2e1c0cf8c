export function cacheReport(capacity, lifetime, requests) {
  var start = new Map();
  var used = new Map();
  var order = [];
  var orderPos = 0;
  var loads = [];
  var loadPos = 0;
  var hits = 0;
  var d;
  for (var n = 0; n < requests.length; n++) {
    var t = requests[n][0];
    var k = requests[n][1];
    var isHit = false;
    if (start.has(k)) {
      if (t < start.get(k) + lifetime) {
        isHit = true;
      }
    }
    if (isHit === true) {
      hits = hits + 1;
      used.set(k, n);
      order.push([n, k]);
    } else {
      while (loadPos < loads.length) {
        if (loads[loadPos][0] + lifetime <= t) {
          d = loads[loadPos][1];
          if (start.has(d)) {
            if (start.get(d) === loads[loadPos][0]) {
              start.delete(d);
              used.delete(d);
            }
          }
          loadPos = loadPos + 1;
        } else {
          break;
        }
      }
      if (capacity > 0) {
        if (start.size < capacity) {
          start.set(k, t);
          used.set(k, n);
          order.push([n, k]);
          loads.push([t, k]);
        } else {
          var found = false;
          while (found === false) {
            d = order[orderPos][1];
            if (used.has(d)) {
              if (used.get(d) === order[orderPos][0]) {
                start.delete(d);
                used.delete(d);
                found = true;
              }
            }
            orderPos = orderPos + 1;
          }
          start.set(k, t);
          used.set(k, n);
          order.push([n, k]);
          loads.push([t, k]);
        }
      }
    }
  }
  if (requests.length === 0) {
    return [0, []];
  } else {
    var end = requests[requests.length - 1][0];
    var result = [];
    while (orderPos < order.length) {
      d = order[orderPos][1];
      if (used.has(d)) {
        if (used.get(d) === order[orderPos][0]) {
          if (end < start.get(d) + lifetime) {
            result.push(d);
          }
        }
      }
      orderPos = orderPos + 1;
    }
    return [hits, result];
  }
}
