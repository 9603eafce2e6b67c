/** The pages that lead in, and their two illustrated variants: v1 a card in the middle, v2 split like the page itself. */
export type AuthVariant = 'main' | 'v1' | 'v2';

type AuthStep = 'login' | 'register' | 'forgot-password' | 'reset-password';

/** The address of a step; a person who came by a variant stays in it. */
export const authPath = (step: AuthStep, variant: AuthVariant): string =>
  variant === 'main' ? `/${step}` : `/pages/${step}-${variant}`;

/** What the page that connects an account leaves for the sign-in. */
export const accountLinked = { isAccountLinked: true };

/** Has the person just connected their account? The state of the address says so. */
export const isAccountLinked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAccountLinked' in state && state.isAccountLinked === true;

/** What the page that sets a new password leaves for the sign-in. */
export const passwordNew = { isPasswordNew: true };

/** Has the person just set a new password? The state of the address says so. */
export const isPasswordNew = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isPasswordNew' in state && state.isPasswordNew === true;
