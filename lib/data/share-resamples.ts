import "server-only";

export { shareResamples } from "../core/outcomes/share-resamples";
