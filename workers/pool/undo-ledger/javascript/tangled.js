export function finalBalance(entries) {
  var words = [];
  var numbers = [];
  var b;
  var j;
  for (var i = 0; i < entries.length; i++) {
    if (entries[i][0] === "in") {
      words.push("in");
      numbers.push(entries[i][1]);
    } else {
      if (entries[i][0] === "out") {
        b = 0;
        for (j = 0; j < words.length; j++) {
          if (words[j] === "in") {
            b = b + numbers[j];
          } else {
            b = b - numbers[j];
          }
        }
        if (b > entries[i][1]) {
          words.push("out");
          numbers.push(entries[i][1]);
        } else {
          if (b === entries[i][1]) {
            words.push("out");
            numbers.push(entries[i][1]);
          }
        }
      } else {
        if (entries[i][0] === "undo") {
          if (entries[i][1] > 0) {
            if (entries[i][1] >= words.length) {
              words = [];
              numbers = [];
            } else {
              for (var k = 0; k < entries[i][1]; k++) {
                words.pop();
                numbers.pop();
              }
            }
          }
        }
      }
    }
  }
  b = 0;
  for (j = 0; j < words.length; j++) {
    if (words[j] === "in") {
      b = b + numbers[j];
    } else {
      b = b - numbers[j];
    }
  }
  return [b, words.length];
}
