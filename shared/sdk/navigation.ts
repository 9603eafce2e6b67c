import type { Navigate, Navigation } from '@atrium/contract';

/** Leads from page to page outside of components, in commands say: by the router on screen, without one not at all. */
export function createNavigation(): Navigation {
  let current: Navigate | null = null;
  return {
    navigate: (to, options) => current?.(to, options),
    connectRouter(router) {
      current = router;
      return () => {
        if (current === router) current = null;
      };
    },
  };
}

/** The id of a record in an address; undefined for what can be none. */
export const readId = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
