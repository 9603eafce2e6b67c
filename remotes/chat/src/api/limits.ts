// What the API takes, free of schemas: for screens that say so beside the field.

/** Characters of one message. */
export const maxCharacters = 40_000;
/** Files of one message. */
export const maxFiles = 10;
/** Bytes of one file. */
export const largestFile = 5 * 1024 * 1024;
