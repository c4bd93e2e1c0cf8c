/**
 * How soon the weekly test finds a drop, in per cent of simulated changes; `npm run proof -- simulate-drift`
 * lives through such years and ends with 1 where its figures lie beyond Monte-Carlo error of these.
 */
export const driftTable = [
  { flip: 0.05, falseAlerts: 0.15, three: "12 / 90 / 98", five: "53 / 100 / 100", ten: "100" },
  { flip: 0.1, falseAlerts: 0.3, three: "5 / 52 / 88", five: "20 / 97 / 100", ten: "97" },
  { flip: 0.2, falseAlerts: 0.2, three: "0 / 13 / 42", five: "8 / 78 / 100", ten: "78 / 100" },
] as const;
