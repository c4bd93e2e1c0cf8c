import type { PoolLanguage } from "./pool-language";

/** A name of problem.json as the language writes it: `stock_after` is `stockAfter` outside Python. */
export function nameIn(language: PoolLanguage, name: string): string {
  if (language === "python") return name;
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
