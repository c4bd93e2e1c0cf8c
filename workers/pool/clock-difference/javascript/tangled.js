export function minutesUntil(now, goal) {
  var result = 0;
  var h;
  if (now[0] === goal[0]) {
    if (now[1] === goal[1]) {
      result = 1440;
    } else {
      if (goal[1] > now[1]) {
        result = goal[1] - now[1];
      } else {
        result = 60 - now[1];
        h = now[0] + 1;
        while (h < 24) {
          result = result + 60;
          h = h + 1;
        }
        h = 0;
        while (h < goal[0]) {
          result = result + 60;
          h = h + 1;
        }
        result = result + goal[1];
      }
    }
  } else {
    if (now[0] < goal[0]) {
      if (goal[0] - now[0] === 1) {
        result = 60 - now[1] + goal[1];
      } else {
        result = 60 - now[1];
        h = now[0] + 1;
        while (h < goal[0]) {
          result = result + 60;
          h = h + 1;
        }
        result = result + goal[1];
      }
    } else {
      result = 60 - now[1];
      h = now[0] + 1;
      while (h < 24) {
        result = result + 60;
        h = h + 1;
      }
      h = 0;
      while (h < goal[0]) {
        result = result + 60;
        h = h + 1;
      }
      result = result + goal[1];
    }
  }
  return result;
}
