/** What the API asks of a new password. */
const fewestCharacters = 8;

export const isLongEnough = (password: string): boolean => password.length >= fewestCharacters;

/** Looks like an address of a mailbox; whether there is one, only a mail to it shows. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());
