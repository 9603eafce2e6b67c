/** How many days somebody who was deleted can come back. */
export const binDays = 30;

const day = 24 * 60 * 60 * 1000;

/** How many days are left, the present one among them; 0: none. Moments are in milliseconds. */
export const daysLeft = (deletedAt: number, now: number): number =>
  Math.max(0, Math.ceil((deletedAt + binDays * day - now) / day));
