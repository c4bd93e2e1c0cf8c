export function longestFree(rows) {
  var out = [];
  for (var i = 0; i < rows.length; i++) {
    var best = 0;
    if (rows[i].length > 0) {
      if (rows[i].length === 1) {
        if (rows[i][0] === true) {
          best = 1;
        } else {
          best = 0;
        }
      } else {
        for (var j = 0; j < rows[i].length; j++) {
          if (rows[i][j] === true) {
            if (j === 0 || rows[i][j - 1] === false) {
              var n = 0;
              var k = j;
              while (true) {
                if (k === rows[i].length) {
                  break;
                } else {
                  if (rows[i][k] === false) {
                    break;
                  } else {
                    n = n + 1;
                    k = k + 1;
                  }
                }
              }
              if (n > best) {
                best = n;
              }
            }
          }
        }
      }
    } else {
      best = 0;
    }
    out.push(best);
  }
  return out;
}
