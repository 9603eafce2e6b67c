/** A user name for a mail address: what comes before the @, in lower case. */
export const suggestUsername = (email: string): string =>
  (email.split('@')[0] ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '');

/** A name for a mail address: "anna.meier@…" is most likely Anna Meier. */
export const suggestName = (email: string): string =>
  (email.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter((part) => /^\p{L}/u.test(part))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase())
    .join(' ');
