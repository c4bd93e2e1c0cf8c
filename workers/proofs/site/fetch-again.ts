const mostTries = 3;

/** Fetches, and once more where a kept connection was closed before it was answered: a server closes idle ones. */
export async function fetchAgain(address: string, init: RequestInit = {}): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(address, init);
    } catch (error) {
      if (tries === mostTries) throw error;
    }
  }
}
