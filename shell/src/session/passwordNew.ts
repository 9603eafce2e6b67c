/** What the page that sets a new password leaves for the sign-in. */
export const passwordNew = { isPasswordNew: true };

/** Has the person just set a new password? The state of the address says so. */
export const isPasswordNew = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isPasswordNew' in state && state.isPasswordNew === true;
