/** The widths at which layouts change, each the first of its kind of window. Style sheets name them by `theme/media.css`. */
const breakpoints = { tablet: 768, laptop: 1024, desktop: 1200, wide: 1440 } as const;

type Breakpoint = keyof typeof breakpoints;

/** Windows narrower than this. */
export const below = (breakpoint: Breakpoint): string => `(width < ${breakpoints[breakpoint]}px)`;

/** Windows of this width or more. */
export const from = (breakpoint: Breakpoint): string => `(width >= ${breakpoints[breakpoint]}px)`;
