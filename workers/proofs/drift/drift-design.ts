import { driftWindows } from "../../../lib/core/drift/drift-windows";

/** The simulated board. Source: methodology, section 4, where not said otherwise. */
export const modelCount = 28;
export const weekCount = 52;
export const tasksPerWeek = 400;
export const poolSize = 2_400;
/** 2% of the pool. */
export const rotatedPerWeek = 48;
export const baseRate = 0.7;
/** Week 26, counted from 0. */
export const changeWeek = 25;
/** Each task ever in the pool has a place of its own: the first 2,400, then those rotated in. */
export const placeCount = poolSize + rotatedPerWeek * (weekCount - 1);
/** Tests of one model in one week, in the order of the product's windows. */
export const testsPerWeek = driftWindows.length;
