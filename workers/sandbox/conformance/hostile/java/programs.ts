import type { HostileProgram } from "../hostile-program";

export const javaPrograms: HostileProgram[] = [];
