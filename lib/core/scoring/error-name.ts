/** The error's own name in what a driver says of it, such as `java.lang.ArithmeticException: / by zero`. */
export function errorName(detail: string): string {
  const name = detail.split(":", 1)[0] ?? "";
  return name.slice(name.lastIndexOf(".") + 1).trim();
}
