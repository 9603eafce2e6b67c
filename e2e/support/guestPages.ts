/** Pages of people who are not signed in. */
export const guestPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/some-token',
  '/confirm-address/some-token',
  '/link/some-token',
];
