/** A day as it stands within a sentence: "yesterday", where a list of its own has "Yesterday". Dates begin with a figure. */
export const inSentence = (day: string): string => day.charAt(0).toLowerCase() + day.slice(1);
