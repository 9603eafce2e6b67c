/** Number of characters a title has at most. */
export const titleLimit = 200;

/** The same for the name of a tag or a project. */
export const nameLimit = 40;

/** Largest answer to a request without paging, which the screens send. */
export const maxListed = 5_000;

/** Number of ids one call takes at most. */
export const maxIds = 1_000;
