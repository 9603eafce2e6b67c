/** The pages that people who are not signed in may read, beside the guest pages. */
export const openPaths = [
  '/misc/coming-soon',
  '/misc/maintenance',
  '/misc/not-authorized',
  '/misc/error',
  '/misc/server-error',
] as const;

export const isOpenPath = (pathname: string): boolean => openPaths.some((path) => path === pathname);
