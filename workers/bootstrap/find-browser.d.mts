export declare const browserPackages: readonly [string, ...string[]];
export declare function findBrowser(): string | undefined;
export const browserFlags: readonly string[];
export function browserLaunchOptions(): { executablePath?: string; args: string[] };
