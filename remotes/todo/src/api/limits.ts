/** How many characters a title has at most. */
export const titleLimit = 200;

/** The same for the name of a tag or a project. */
export const nameLimit = 40;

/** How many tasks a server lists at most to who asks for no page, as the screens do. */
export const maxListed = 5_000;

/** How many ids one call takes at most. */
export const maxIds = 1_000;
