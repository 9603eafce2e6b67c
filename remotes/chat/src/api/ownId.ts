/** Oneself among the senders. */
export const ownId = 11;
