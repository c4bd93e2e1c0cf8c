export declare const browserPackages: readonly [string, ...string[]];
export declare function findBrowser(): string | undefined;
