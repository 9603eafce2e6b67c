/** The addresses that are the shell's own, each with all below it: no app may have one. */
export const shellPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/access-control',
  '/misc',
  '/pages/login-v1',
  '/pages/login-v2',
  '/pages/register-v1',
  '/pages/register-v2',
  '/pages/forgot-password-v1',
  '/pages/forgot-password-v2',
  '/pages/reset-password-v1',
  '/pages/reset-password-v2',
] as const;
