/** Where the look changes with the width of the window; style sheets and queries of media name no other widths. */
export const breakpoints = { phone: 768, medium: 1024, wide: 1200, huge: 1440 } as const;

type Breakpoint = keyof typeof breakpoints;

/** Windows narrower than this. */
export const below = (breakpoint: Breakpoint): string => `(width < ${breakpoints[breakpoint]}px)`;

/** Windows of this width or more. */
export const from = (breakpoint: Breakpoint): string => `(width >= ${breakpoints[breakpoint]}px)`;
