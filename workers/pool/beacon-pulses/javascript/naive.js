export function countPulses(gain, needed, pause, minutes) {
  let pulses = 0;
  let charge = 0;
  let asleep = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    if (asleep > 0) {
      asleep -= 1;
      continue;
    }
    charge += gain;
    if (charge >= needed) {
      pulses += 1;
      charge = 0;
      asleep = pause;
    }
  }
  return pulses;
}
