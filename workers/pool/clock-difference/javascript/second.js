export function minutesUntil(now, goal) {
  let [hour, minute] = now;
  let passed = 0;
  do {
    passed += 1;
    minute += 1;
    if (minute === 60) {
      minute = 0;
      hour = (hour + 1) % 24;
    }
  } while (hour !== goal[0] || minute !== goal[1]);
  return passed;
}
