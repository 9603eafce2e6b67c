/** Languages whose syllables are counted: those of the product. */
export const measuredLanguages = ['en', 'de', 'fr', 'pt'] as const;
export type MeasuredLanguage = (typeof measuredLanguages)[number];

const count = (word: string, pattern: RegExp): number => Math.max(1, word.match(pattern)?.length ?? 0);

function english(word: string): number {
  if (word.length <= 3) return 1;
  // An e at the end is silent, and with s or d after most consonants; not that of "table" or "wanted".
  const spoken = word
    .replace(/(?:[^laeiouytd]es|[^laeiouytd]ed|[^laeiouy]e)$/, '')
    .replace(/([aeiouy]l)e[sd]?$/, '$1')
    .replace(/^y/, '');
  return count(spoken, /[aeiouy]+/g);
}

const german = (word: string) => count(word, /äu|au|ei|ey|eu(?!m$)|ai|ay|ie|aa|ee|oo|[aeiouyäöü]/g);

function french(word: string): number {
  const vowels = /[éëï]|[aeiouyàâäèêîôöùûüœæ]+/g;
  // An e at the end, with the s of a plural, is not spoken.
  const spoken = word.replace(/([^aeiouyéèàâêîôû])es?$/, '$1').replace(/(ée?|ie|ue)s?$/, (end) => end.charAt(0));
  return count(spoken.replace(/([qg])u(?=[eiéèêîaoà])/g, '$1'), vowels);
}

function portuguese(word: string): number {
  const plain = word.replace(/([qg])u(?=[eéêií])/g, '$1').replace(/qu/g, 'q');
  // What falls after an accent is said as one: his-tó-ria, á-gua; but a-le-gri-a.
  const joined = /[áâéêíóôú]/.test(plain) ? plain.replace(/[iu]([aeo]s?)$/, '$1') : plain;
  return count(joined, /ão|ãe|õe|[aáàâeéêoóô][iu]|ui|iu|[aáàâãeéêiíoóôõuúü]/g);
}

const counters: Readonly<Record<MeasuredLanguage, (word: string) => number>> = {
  en: english,
  de: german,
  fr: french,
  pt: portuguese,
};

/** Syllables of a word, by the rules of spelling: an estimate, as a reading ease is. At least one. */
export const countSyllables = (word: string, language: MeasuredLanguage): number =>
  counters[language](word.toLowerCase());
