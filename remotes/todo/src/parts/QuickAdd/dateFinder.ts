import type { ParsedResult, ParsingOption } from 'chrono-node';
import type { Language } from 'shared/contract';
import { createFormat, toDay } from 'shared/ui';
import type { FindDate } from '../../model/quickAdd';

type Parse = (text: string, from: Date, options: ParsingOption) => ParsedResult[];

const parsers: Record<Language, () => Promise<Parse>> = {
  en: async () => {
    const { GB } = await import('chrono-node/en');
    return (...given) => GB.parse(...given);
  },
  de: async () => (await import('chrono-node/de')).parse,
  fr: async () => (await import('chrono-node/fr')).parse,
  pt: async () => (await import('chrono-node/pt')).parse,
};

/** Loads what understands dates in the words of a language. Dates without a year lie ahead of `now`. */
export async function loadDateFinder(language: Language): Promise<(now: number) => FindDate> {
  const parse = await parsers[language]();
  const { time } = createFormat(language);
  return (now) => (text) => {
    const found = parse(text, new Date(now), { forwardDate: true })[0];
    if (!found) return undefined;
    const { start, index, text: words } = found;
    const hasDay = start.isCertain('day') || start.isCertain('weekday') || start.isCertain('month');
    const hasTime = start.isCertain('hour');
    if (!hasDay && !hasTime) return undefined;
    return { day: toDay(start.date()), index, words, ...(hasTime && { time: time(start.date()) }) };
  };
}
