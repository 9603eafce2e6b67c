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

/**
 * Writes the parameters of a call as the API reads them: an array as repeated keys, an empty array as `key=`
 * (which says "none", where an absent key says "all"), a date in ISO; null and undefined are left out.
 */
export function toQueryString(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (Array.isArray(value) && value.length === 0) query.append(key, '');
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(key, toText(item));
    }
  }
  return query.toString();
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The id of a record in an address; undefined for what can be none. */
export const readId = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
