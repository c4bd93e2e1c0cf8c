export function readyMinute(minutes, needs, goal, tick) {
  const todo = [goal];
  const known = new Map();
  known.set(goal, true);
  let i = 0;
  while (i < todo.length) {
    const s = todo[i];
    if (needs.has(s)) {
      for (const n of needs.get(s)) {
        if (!known.has(n)) {
          known.set(n, true);
          todo.push(n);
        }
      }
    }
    i++;
  }
  const done = new Map();
  let again = true;
  while (again) {
    again = false;
    for (const s of todo) {
      if (!done.has(s)) {
        if (needs.has(s)) {
          let t = 0;
          let ok = true;
          for (const n of needs.get(s)) {
            if (done.has(n)) {
              if (done.get(n) > t) {
                t = done.get(n);
              }
            } else {
              ok = false;
            }
          }
          if (ok) {
            if (t % tick !== 0) {
              t = Math.floor(t / tick);
              t = t + 1;
              t = t * tick;
            }
            if (minutes.has(s)) {
              t = t + minutes.get(s);
              done.set(s, t);
              again = true;
            } else {
              done.set(s, t);
              again = true;
            }
          }
        } else {
          if (minutes.has(s)) {
            done.set(s, minutes.get(s));
            again = true;
          } else {
            done.set(s, 0);
            again = true;
          }
        }
      }
    }
  }
  if (done.has(goal)) {
    if (done.size === todo.length) {
      return done.get(goal);
    } else {
      return null;
    }
  } else {
    return null;
  }
}
