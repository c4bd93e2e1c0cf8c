const NUMBER = "(0|[1-9][0-9]*)";
const PARTS = new RegExp(
  `^(?:${NUMBER}w)?(?:${NUMBER}d)?(?:${NUMBER}h)?(?:${NUMBER}m)?(?:${NUMBER}s)?$`,
);
const SECONDS = [604_800, 86_400, 3_600, 60, 1];

export function spanSeconds(text) {
  const match = PARTS.exec(text);
  if (text === "" || match === null) return null;
  return SECONDS.reduce((total, seconds, at) => total + Number(match[at + 1] ?? 0) * seconds, 0);
}
