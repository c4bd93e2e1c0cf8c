import { coverageFigures } from "../../../lib/contracts/coverage-figures";
import document from "./coverage.json";

/** The figures that the coverage simulation wrote, checked. */
export const { figures: coverage } = coverageFigures.parse(document);
