/** The languages that a user may speak: as the API names them, and their codes. */
const codes: Readonly<Record<string, string>> = {
  Arabic: 'ar',
  English: 'en',
  French: 'fr',
  German: 'de',
  Italian: 'it',
  Portuguese: 'pt',
  Spanish: 'es',
};

/** A language by the name that the reader's language has for it; one that is not known stays as it is. */
export function languageName(language: string, reader: string): string {
  const code = codes[language];
  return (code && new Intl.DisplayNames(reader, { type: 'language' }).of(code)) ?? language;
}

/** What one may choose from, in the order of the names. */
export const languageOptions = (reader: string): { value: string; label: string }[] =>
  Object.keys(codes)
    .map((value) => ({ value, label: languageName(value, reader) }))
    .sort((a, b) => a.label.localeCompare(b.label, reader));
