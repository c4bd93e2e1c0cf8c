/** What no submission may come across. */
export interface PrivateThings {
  /** Passwords, connections, tokens: no text in reach may hold one. */
  values: string[];
  /** Folders of the worker: none may exist inside. */
  folders: string[];
}

const tellingName = /PASSWORD|PASSWD|SECRET|TOKEN|CREDENTIAL|API_?KEY|DATABASE_URL|AWS_|ERRORBAR/i;

/** What is wrong with the texts that a program found in its sandbox; never quotes a private value. */
export function findLeaks(texts: string[], hidden: PrivateThings): string[] {
  const leaks = new Set<string>();
  for (const text of texts) {
    const setting = /^([A-Za-z_][A-Za-z0-9_.]*)=/.exec(text)?.[1];
    if (setting !== undefined && tellingName.test(setting)) leaks.add(`the variable ${setting}`);
    if (hidden.values.some((value) => value !== "" && text.includes(value))) {
      leaks.add(`a private value in ${setting ?? "a file or descriptor"}`);
    }
    if (/\/\.git(\/|$)/.test(text)) leaks.add(`a repository: ${text}`);
    const folder = hidden.folders.find((path) => text === path || text.startsWith(`${path}/`));
    if (folder !== undefined) leaks.add(`the worker's folder ${folder}`);
  }
  return [...leaks];
}
