/** Id of the signed-in person among the senders. */
export const ownId = 11;
