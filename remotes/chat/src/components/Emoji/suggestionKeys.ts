/** What a key does while suggestions are shown; true where it did something. */
export type SuggestionKeys = (key: string) => boolean;
