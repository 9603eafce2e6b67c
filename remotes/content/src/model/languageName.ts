/** The name of a language in another one, with a capital as in a list; the tag itself where there is no name. */
export function languageName(tag: string, inLanguage: string): string {
  try {
    const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
  } catch {
    return tag;
  }
}

/** Two-letter languages that CLDR has a name for, by that name. */
export function languageOptions(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes
    .flatMap((value) => {
      const label = names.of(value);
      return label ? [{ value, label }] : [];
    })
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
