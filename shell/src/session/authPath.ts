/** The pages that lead in, and their two illustrated variants: v1 a card in the middle, v2 split like the page itself. */
export type AuthVariant = 'main' | 'v1' | 'v2';

type AuthStep = 'login' | 'register' | 'forgot-password' | 'reset-password';

/** The address of a step; a person who came by a variant stays in it. */
export const authPath = (step: AuthStep, variant: AuthVariant): string =>
  variant === 'main' ? `/${step}` : `/pages/${step}-${variant}`;

/** Location state for the sign-in after connecting an account. */
export const accountLinked = { isAccountLinked: true };

export const isAccountLinked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAccountLinked' in state && state.isAccountLinked === true;

/** Location state for the sign-in after setting a password. */
export const passwordNew = { isPasswordNew: true };

export const isPasswordNew = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isPasswordNew' in state && state.isPasswordNew === true;
