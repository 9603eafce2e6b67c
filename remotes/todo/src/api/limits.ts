export const titleLimit = 200;

export const nameLimit = 40;

/** Maximum answer without paging, as the screens request it. */
export const maxListed = 1_000;

export const maxIds = 1_000;
