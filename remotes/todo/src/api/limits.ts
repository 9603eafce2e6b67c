export const titleLimit = 200;

export const nameLimit = 40;

/** Largest answer to a request without paging, which the screens send. */
export const maxListed = 5_000;

export const maxIds = 1_000;
