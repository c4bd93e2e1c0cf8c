/** Shows how far a long step of a migration is. */
export type StartFillProgress = (
  label: string,
  total: number,
) => { advance(steps?: number): void; stop(): void };

export const silentProgress: StartFillProgress = () => ({ advance: () => {}, stop: () => {} });
