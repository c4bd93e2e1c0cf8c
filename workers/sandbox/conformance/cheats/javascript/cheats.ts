import type { Cheat } from "../cheat";

export const javascriptCheats: Cheat[] = [];
