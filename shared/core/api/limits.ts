/** Takes the bytes of a file as its body, in place of `storeFile`. */
export const uploadPath = '/api/files/upload';

/** Bytes of a file that is stored. */
export const maxFileBytes = 5 * 1024 * 1024;
