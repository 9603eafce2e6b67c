/** A title as it is compared: no two entries have the same one. */
export const toTitleKey = (title: string): string => title.trim().toLowerCase();
