/** How a person wants dates, weeks and rows. Empty: as the language and the browser have it. */
export interface Preferences {
  /** An IANA name. */
  timeZone: string;
  density: 'comfortable' | 'compact';
  weekStart: '' | 'monday' | 'saturday' | 'sunday';
  /** The order of the figures of a date; empty: with the name of the month. */
  dateOrder: '' | 'dmy' | 'mdy' | 'ymd';
}

/** As the language and the browser have it: what counts until a person chooses. */
export const defaultPreferences: Preferences = { timeZone: '', density: 'comfortable', weekStart: '', dateOrder: '' };
