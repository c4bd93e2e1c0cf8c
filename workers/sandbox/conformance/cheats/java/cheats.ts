import type { Cheat } from "../cheat";

export const javaCheats: Cheat[] = [];
