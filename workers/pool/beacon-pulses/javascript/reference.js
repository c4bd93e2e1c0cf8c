export function countPulses(gain, needed, pause, minutes) {
  if (gain === 0) return 0;
  const charging = Math.ceil(needed / gain);
  // The last pulse has no need of its pause.
  return Math.floor((minutes + pause) / (charging + pause));
}
