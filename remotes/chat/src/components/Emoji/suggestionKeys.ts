/** Handles a key while suggestions are shown; returns true if it did something. */
export type SuggestionKeys = (key: string) => boolean;
