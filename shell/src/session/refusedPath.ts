/** What the page "not authorised" knows: the address that was refused, for another account to reach it. */
export const refusedAt = (path: string) => ({ refused: path });

/** The address that was refused; the start where nobody says which. */
export const refusedPath = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'refused' in state && typeof state.refused === 'string'
    ? state.refused
    : '/';
