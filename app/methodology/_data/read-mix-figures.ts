import { mixFigures } from "../../../lib/contracts/mix-figures";
import document from "./mix-figures.json";

/** The figures that the simulation of mixes wrote, checked. */
export const { figures: mixes } = mixFigures.parse(document);
