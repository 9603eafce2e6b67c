import type { Language } from '@atrium/contract';
import { toDay } from '@atrium/contract/values';
import type { Chrono, ParsedResult } from 'chrono-node';
import { moreParsers } from './moreDates';
import type { FindDate, QuickAddWords } from './readQuickTask';
import { createRecurrenceFinder } from './readRecurrence';

const chronos: Record<Language, () => Promise<Chrono>> = {
  en: async () => (await import('chrono-node/en')).GB,
  de: async () => (await import('chrono-node/de')).casual,
  fr: async () => (await import('chrono-node/fr')).casual,
  pt: async () => (await import('chrono-node/pt')).casual,
};

/** Words before a date that mean nothing alone. */
const leadIns: Record<Language, RegExp> = {
  en: /(?<!\S)(?:due|by|until|till|on|at|for)\s+(?:the\s+)?$/i,
  de: /(?<!\S)(?:(?:fällig\s+)?(?:bis(?:\s+(?:zum|am))?|am|um|für|ab)\s+)?(?:kommende[nrms]?\s+)?$/i,
  fr: /(?<!\S)(?:pour|avant|d[’']ici|jusqu[’']à|à|au|le|dès)\s+(?:le\s+|au\s+)?$/i,
  pt: /(?<!\S)(?:(?:até|para|em|no|na|às|ao?)\s+(?:[oa]\s+|às\s+)?)?(?:próxim[oa]\s+)?$/i,
};

/** True if it names a day. A month alone is mostly another word, such as "march" or "may". */
const isDayNamed = ({ start, text }: ParsedResult) =>
  start.isCertain('day') || start.isCertain('weekday') || (start.isCertain('month') && /\s/.test(text.trim()));

const trails: Partial<Record<Language, RegExp>> = { pt: /^\s+que\s+vem(?!\p{L})/iu };

/** Words that chrono parses as dates but rarely are: "now", and two-letter weekdays alone. */
const otherWords: Partial<Record<Language, RegExp>> = {
  en: /^now$/i,
  de: /^(?:jetzt|so|do|mi|di|mo|sa)$/i,
  fr: /^maintenant$/i,
  pt: /^agora$/i,
};

/** True inside a longer word, such as "Morgen-Newsletter". */
const isInWord = (text: string, { index, text: words }: ParsedResult) =>
  /^-\p{L}/u.test(text.slice(index + words.length)) || /\p{L}-$/u.test(text.slice(0, index));

/** Loads the date parser of a language. Dates without a year are after `now`. */
export async function loadDateFinder(language: Language): Promise<(now: number) => FindDate> {
  const chrono = (await chronos[language]()).clone();
  chrono.parsers.unshift(...moreParsers(language));
  return (now) => (written) => {
    const text = written.replaceAll('’', "'");
    for (const found of chrono.parse(text, new Date(now), { forwardDate: true })) {
      const { start, index, text: words } = found;
      const hasTime = start.isCertain('hour');
      const leadIn = leadIns[language].exec(text.slice(0, index))?.[0] ?? '';
      const isOther = !leadIn && otherWords[language]?.test(words);
      if ((!isDayNamed(found) && !hasTime) || isOther || isInWord(text, found)) continue;
      const trail = trails[language]?.exec(text.slice(index + words.length))?.[0] ?? '';
      return {
        day: toDay(start.date()),
        isDayNamed: isDayNamed(found),
        ...(hasTime && { time: clockTime(start.date()) }),
        start: index - leadIn.length,
        end: index + words.length + trail.length,
      };
    }
    return undefined;
  };
}

const clockTime = (date: Date) =>
  [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

/** Loads the parsers of dates and recurrences; dates are relative to `now`. */
export async function loadQuickAddWords(language: Language, now: () => number): Promise<QuickAddWords> {
  const finderAt = await loadDateFinder(language);
  return { findDate: (text) => finderAt(now())(text), findRecurrence: createRecurrenceFinder(language) };
}
