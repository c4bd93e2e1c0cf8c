/** Slugs hold only a–z, 0–9 and `-`: they stand in addresses and seed labels. */
export const slugPattern = /^[a-z0-9][a-z0-9-]{0,79}$/;
