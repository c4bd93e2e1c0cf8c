import { limitWork } from "./limit-work";

const mostDraws = 20_000_000;

/** @throws DomainError bad-input when so many replicates of so many units are too many to draw. */
export function limitDraws(replicates: number, units: number): void {
  limitWork("B", replicates * units, mostDraws, "draws (B times the units)");
}
