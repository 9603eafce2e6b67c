/** An address of a text in a language; `x-default` for readers of none of them (Google, localized versions). */
export interface Alternate {
  language: string;
  url: string;
}

/** The alternates of a text that there is in several languages; the usual one is that of all other readers, too. */
export const alternatesOf = (texts: readonly (Alternate & { isUsual: boolean })[]): Alternate[] => {
  const usual = texts.find(({ isUsual }) => isUsual) ?? texts[0];
  return texts.length < 2 || !usual
    ? []
    : [...texts.map(({ language, url }) => ({ language, url })), { language: 'x-default', url: usual.url }];
};
