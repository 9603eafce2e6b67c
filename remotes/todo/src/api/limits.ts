/** How many characters a title has at most. */
export const titleLimit = 200;

/** The same for the name of a tag or a project. */
export const nameLimit = 40;
