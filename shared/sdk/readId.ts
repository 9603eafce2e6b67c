/** The id of a record in an address; undefined for what can be none. */
export const readId = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
