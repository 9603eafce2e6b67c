/** How the product is looked at; a browser that a whole worker shares has to be given it by hand. */
export const look = {
  locale: 'en-US',
  timezoneId: 'UTC',
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
} as const;
