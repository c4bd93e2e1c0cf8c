import type { HostileProgram } from "../hostile-program";

export const javascriptPrograms: HostileProgram[] = [];
