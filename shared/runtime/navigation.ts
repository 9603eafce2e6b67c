/** What a router does with an address of this page; `state` goes with the entry of the history. */
export type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

export interface Navigation {
  navigate: Navigate;
  /** Hands over to the router that is on screen; returns how to take it back. */
  connectRouter(router: Navigate): () => void;
}

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
