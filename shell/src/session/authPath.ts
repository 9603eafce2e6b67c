/** The pages that lead in, and their two illustrated variants: v1 a card in the middle, v2 split like the page itself. */
export type AuthVariant = 'main' | 'v1' | 'v2';

type AuthStep = 'login' | 'register' | 'forgot-password' | 'reset-password';

/** The address of a step; a person who came by a variant stays in it. */
export const authPath = (step: AuthStep, variant: AuthVariant): string =>
  variant === 'main' ? `/${step}` : `/pages/${step}-${variant}`;
