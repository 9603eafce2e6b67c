import type { Language } from '../../../shared/contract/manifest';
import type { Texts } from './localeKeys';

interface Rule {
  wrong: RegExp;
  says: string;
}

const noBreak = '\u00a0';
const narrow = '\u202f';
const units = 'kB|MB|GB|ko|Mo|Go|km|min|Min|Std|h|s|px|€';

const everywhere: Rule[] = [
  { wrong: /["']/, says: 'has straight quotes or apostrophes' },
  { wrong: /\.\.\./, says: 'has three dots: write …' },
  { wrong: /\S - \S/, says: 'has a hyphen for a dash: write –' },
  { wrong: /\S {2,}\S/, says: 'has two spaces in a row' },
  { wrong: new RegExp(`\\d (?:${units})(?!\\p{L})`, 'u'), says: 'needs a no-break space between number and unit' },
];

const closedUp: Rule[] = [
  { wrong: /\d\s%/, says: 'has a space before %' },
  { wrong: /\s…/, says: 'has a space before …' },
];

const ofLanguage: Readonly<Record<Language, readonly Rule[]>> = {
  en: [{ wrong: /—/, says: 'has an em dash: write – with spaces' }, ...closedUp],
  pt: closedUp,
  // Duden, "Auslassungspunkte" and "Prozentzeichen": both stand apart from the word or number before them.
  de: [
    { wrong: /—/, says: 'has an em dash: write – with spaces' },
    { wrong: /[\p{L}\d“‘)] ?…/u, says: 'needs a no-break space before …' },
    { wrong: /\d ?%/, says: 'needs a no-break space before %' },
  ],
  // Imprimerie nationale, "Lexique des règles typographiques", "Ponctuation": narrow before ; ! ?, whole before : and in « ».
  fr: [
    { wrong: /—/, says: 'has an em dash: write – with spaces' },
    { wrong: new RegExp(`(?<![${narrow};!?])[;!?]`), says: 'needs a narrow no-break space before ; ! ?' },
    { wrong: new RegExp(`(?<!${noBreak}):(?=\\s|$)`), says: 'needs a no-break space before :' },
    { wrong: new RegExp(`«(?!${noBreak})|(?<!${noBreak})»`), says: 'needs no-break spaces inside « »' },
    { wrong: /\d ?%/, says: 'needs a no-break space before %' },
    { wrong: /\s…/, says: 'has a space before …' },
  ],
};

const pairs: Readonly<Record<Language, RegExp>> = {
  en: /“[^“”]*”|(?<!\p{L})‘[^‘’]*’/gu,
  de: /„[^„“”]*“|‚[^‚‘’]*‘/g,
  fr: /«[^«»]*»/g,
  pt: /“[^“”]*”|(?<!\p{L})‘[^‘’]*’/gu,
};
const quotes: Readonly<Record<Language, string>> = { en: '“ ” or ‘ ’', de: '„ “ or ‚ ‘', fr: '« »', pt: '“ ” or ‘ ’' };
/** Every quote; ’ is the apostrophe as well. */
const anyQuote = /[“”„«»‘‚]/;

/** What is typed or filled in elsewhere: addresses and code keep their signs, a gap stands for a number. */
const asRead = (text: string) =>
  text
    .replace(/`[^`]*`|https?:\/\/\S*|<\/?\w+\s*\/?>/g, 'x')
    .replace(/\{\{[^}]*\}\}/g, '0')
    .replace(/\n+/g, ' ');

/** Breaches of the typography of a language: quotes, apostrophes, dashes, ellipses and spaces that must not break. */
export function typographyProblems(language: Language, texts: Texts): string[] {
  const rules = [...everywhere, ...ofLanguage[language]];
  return [...texts].flatMap(([key, text]) => {
    const read = asRead(text);
    const broken = rules.filter(({ wrong }) => wrong.test(read)).map(({ says }) => says);
    const isUnpaired = anyQuote.test(read.replace(pairs[language], ' '));
    return [...broken, ...(isUnpaired ? [`has quotes other than ${quotes[language]}`] : [])].map(
      (says) => `"${key}" ${says}`,
    );
  });
}
