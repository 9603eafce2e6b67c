/** Breakpoints of the window's width; style sheets and media queries use no others. */
export const breakpoints = { phone: 768, medium: 1024, wide: 1200, huge: 1440 } as const;

type Breakpoint = keyof typeof breakpoints;

/** Windows narrower than this. */
export const below = (breakpoint: Breakpoint): string => `(width < ${breakpoints[breakpoint]}px)`;

/** Windows of this width or more. */
export const from = (breakpoint: Breakpoint): string => `(width >= ${breakpoints[breakpoint]}px)`;
