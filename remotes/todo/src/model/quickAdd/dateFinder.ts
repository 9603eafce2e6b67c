import type { ParsedResult, Parser, ParsingOption } from 'chrono-node';
import type { Language } from 'shared/contract';
import { toDay } from 'shared/ui';
import type { FindDate } from './readQuickTask';

type Parse = (text: string, from: Date, options: ParsingOption) => ParsedResult[];

const parsers: Record<Language, () => Promise<Parse>> = {
  en: async () => {
    const { GB } = await import('chrono-node/en');
    return (...given) => GB.parse(...given);
  },
  de: async () => (await import('chrono-node/de')).parse,
  fr: async () => (await import('chrono-node/fr')).parse,
  pt: async () => {
    const chrono = (await import('chrono-node/pt')).casual.clone();
    chrono.parsers.push(hours);
    return (...given) => chrono.parse(...given);
  },
};

/** "17h" and "às 17h30", which chrono's Portuguese does not know. */
const hours: Parser = {
  pattern: () => /(?<!\S)(?:às?\s+)?([01]?\d|2[0-3])h([0-5]\d)?(?!\S)/i,
  extract: (_context, [, hour, minute]) => ({ hour: Number(hour), minute: Number(minute ?? 0) }),
};

/** Words that lead to a date and are nothing without it. */
const leadIns: Record<Language, RegExp> = {
  en: /(?<!\S)(?:due|by|until|till|on|at|for)\s+(?:the\s+)?$/i,
  de: /(?<!\S)(?:fällig\s+)?(?:bis(?:\s+(?:zum|am))?|am|um|für|ab)\s+$/i,
  fr: /(?<!\S)(?:pour|avant|d[’']ici|jusqu[’']à|à|au|le|dès)\s+(?:le\s+|au\s+)?$/i,
  pt: /(?<!\S)(?:até|para|em|no|na|às|ao?)\s+(?:[oa]\s+|às\s+)?$/i,
};

/** Does it name a day? A month alone mostly is a word of another meaning, such as "march" or "may". */
const isDayNamed = ({ start, text }: ParsedResult) =>
  start.isCertain('day') || start.isCertain('weekday') || (start.isCertain('month') && /\s/.test(text.trim()));

/** Loads what understands dates in the words of a language. Dates without a year lie ahead of `now`. */
export async function loadDateFinder(language: Language): Promise<(now: number) => FindDate> {
  const parse = await parsers[language]();
  return (now) => (text) => {
    for (const found of parse(text, new Date(now), { forwardDate: true })) {
      const { start, index, text: words } = found;
      const hasTime = start.isCertain('hour');
      if (!isDayNamed(found) && !hasTime) continue;
      const leadIn = leadIns[language].exec(text.slice(0, index))?.[0] ?? '';
      return {
        day: toDay(start.date()),
        isDayNamed: isDayNamed(found),
        ...(hasTime && { time: clockTime(start.date()) }),
        start: index - leadIn.length,
        end: index + words.length,
      };
    }
    return undefined;
  };
}

const clockTime = (date: Date) =>
  [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
