export function prepOrder(needs) {
  var allSteps = [];
  var seen = new Map();
  needs.forEach(function (list, s) {
    if (seen.has(s) === false) {
      seen.set(s, true);
      allSteps.push(s);
    }
    for (var i = 0; i < list.length; i++) {
      if (seen.has(list[i]) === false) {
        seen.set(list[i], true);
        allSteps.push(list[i]);
      }
    }
  });
  allSteps.sort(function (x, y) {
    var p = Array.from(x);
    var q = Array.from(y);
    for (var i = 0; i < p.length; i++) {
      if (i < q.length) {
        if (p[i].codePointAt(0) < q[i].codePointAt(0)) {
          return -1;
        } else {
          if (p[i].codePointAt(0) > q[i].codePointAt(0)) {
            return 1;
          }
        }
      } else {
        return 1;
      }
    }
    if (p.length < q.length) {
      return -1;
    } else {
      return 0;
    }
  });
  var number = new Map();
  var count = [];
  var after = [];
  for (var a = 0; a < allSteps.length; a++) {
    number.set(allSteps[a], a);
    count.push(0);
    after.push([]);
  }
  for (var b = 0; b < allSteps.length; b++) {
    if (needs.has(allSteps[b])) {
      var list = needs.get(allSteps[b]);
      var already = new Map();
      for (var c = 0; c < list.length; c++) {
        if (already.has(list[c])) {
          continue;
        } else {
          already.set(list[c], true);
          count[b] = count[b] + 1;
          after[number.get(list[c])].push(b);
        }
      }
    }
  }
  // ready is kept sorted, largest first
  var ready = [];
  for (var d = allSteps.length - 1; d >= 0; d--) {
    if (count[d] === 0) {
      ready.push(d);
    }
  }
  var result = [];
  while (true) {
    if (ready.length === 0) {
      break;
    } else {
      var x = ready.pop();
      result.push(allSteps[x]);
      for (var e = 0; e < after[x].length; e++) {
        var s = after[x][e];
        if (count[s] > 0) {
          count[s] = count[s] - 1;
          if (count[s] === 0) {
            var low = 0;
            var high = ready.length;
            while (low < high) {
              var mid = Math.floor((low + high) / 2);
              if (ready[mid] > s) {
                low = mid + 1;
              } else {
                high = mid;
              }
            }
            if (low === ready.length) {
              ready.push(s);
            } else {
              ready.splice(low, 0, s);
            }
          }
        }
      }
    }
  }
  if (result.length === allSteps.length) {
    return result;
  } else {
    if (result.length < allSteps.length) {
      return null;
    }
  }
  return null;
}
