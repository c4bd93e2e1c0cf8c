export function countPulses(gain, needed, pause, minutes) {
  if (gain === 0) return 0;
  const tooMuch = needed % gain;
  const charging = tooMuch === 0 ? needed / gain : (needed - tooMuch) / gain + 1;
  const period = charging + pause;
  const left = minutes % period;
  const whole = (minutes - left) / period;
  return left >= charging ? whole + 1 : whole;
}
