export const ownId = 11;
