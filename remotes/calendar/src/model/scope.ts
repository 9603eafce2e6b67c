/** How much of a series a change concerns. */
export const scopes = ['this', 'following', 'all'] as const;
export type Scope = (typeof scopes)[number];
