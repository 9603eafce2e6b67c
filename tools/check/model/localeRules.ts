import type { Language } from '../../../shared/contract/manifest';
import { askedKey, isPluralForm, isTranslatable, marksOf, type SameWords, type Texts } from './localeKeys';
import { typographyProblems } from './typographyRules';

/** Forms that every language here has; French and Portuguese have `many` too, for round millions. */
const pluralForms = ['one', 'other'];

/** The keys a language must have: those of English, in both forms where there are forms. */
function neededKeys(english: Texts): string[] {
  const needed = [...english.keys()].flatMap((key) =>
    isPluralForm(key) ? pluralForms.map((form) => `${askedKey(key)}_${form}`) : [key],
  );
  return [...new Set(needed)];
}

function marksByAsked(texts: Texts): Map<string, string> {
  const marks = new Map<string, string[]>();
  for (const [key, text] of texts) marks.set(askedKey(key), [...(marks.get(askedKey(key)) ?? []), ...marksOf(text)]);
  return new Map([...marks].map(([key, found]) => [key, [...new Set(found)].sort().join(' ')]));
}

function keyProblems(english: Texts, texts: Texts): string[] {
  const asked = new Set([...english.keys()].map(askedKey));
  const missing = neededKeys(english).filter((key) => !texts.has(key));
  const surplus = [...texts.keys()].filter((key) => !asked.has(askedKey(key)));
  return [
    ...missing.map((key) => `"${key}" is missing`),
    ...surplus.map((key) => `"${key}" is not in the English texts`),
  ];
}

function markProblems(english: Texts, texts: Texts): string[] {
  const wanted = marksByAsked(english);
  return [...marksByAsked(texts)].flatMap(([key, marks]) => {
    const expected = wanted.get(key);
    return expected === undefined || expected === marks
      ? []
      : [`"${key}" fills in [${marks}], the English text [${expected}]`];
  });
}

function copyProblems(language: Language, english: Texts, texts: Texts, same: SameWords): string[] {
  const allowed = same[language] ?? [];
  return [...texts].flatMap(([key, text]) => {
    const isCopy = english.get(key) === text && isTranslatable(text, same.names) && !allowed.includes(text);
    return isCopy
      ? [`"${key}" is the English "${text}": translate it, or list it in sameWords.json, beside it or in tools/check`]
      : [];
  });
}

export function localeProblems(language: Language, english: Texts, texts: Texts, same: SameWords): string[] {
  const empty = [...texts].filter(([, text]) => !text.trim()).map(([key]) => `"${key}" is empty`);
  const everywhere = [...empty, ...keyProblems(english, texts), ...typographyProblems(language, texts)];
  if (language === 'en') return everywhere;
  return [...everywhere, ...markProblems(english, texts), ...copyProblems(language, english, texts, same)];
}
