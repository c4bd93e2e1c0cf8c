export function applyOrders(stock, orders) {
  var names = [];
  var amounts = [];
  stock.forEach(function (value, key) {
    names.push(key);
    amounts.push(value);
  });
  var bad = [];
  for (var i = 0; i < orders.length; i++) {
    if (orders[i][1] < 0) {
      bad.push(i);
    } else {
      if (orders[i][1] === 0) {
        bad.push(i);
      } else {
        var found = false;
        for (var j = 0; j < names.length; j++) {
          if (names[j] === orders[i][0]) {
            found = true;
            if (amounts[j] > orders[i][1]) {
              amounts[j] = amounts[j] - orders[i][1];
            } else {
              if (amounts[j] === orders[i][1]) {
                amounts[j] = 0;
              } else {
                bad.push(i);
              }
            }
          }
        }
        if (found === false) {
          bad.push(i);
        }
      }
    }
  }
  var result = new Map();
  for (var k = 0; k < names.length; k++) {
    if (amounts[k] === 0) {
      continue;
    } else {
      if (amounts[k] > 0) {
        result.set(names[k], amounts[k]);
      }
    }
  }
  return [result, bad];
}
