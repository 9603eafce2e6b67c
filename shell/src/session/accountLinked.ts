/** What the page that connects an account leaves for the sign-in. */
export const accountLinked = { isAccountLinked: true };

/** Has the person just connected their account? The state of the address says so. */
export const isAccountLinked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAccountLinked' in state && state.isAccountLinked === true;
