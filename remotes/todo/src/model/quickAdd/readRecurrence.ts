import type { Language } from '@atrium/contract';
import type { Recurrence } from '../../api/schemas';
import { type RecurrenceWords, recurrenceWords } from './recurrenceWords';

interface FoundRecurrence {
  rule: Recurrence;
  start: number;
  end: number;
}

/** Finds the first recurrence in a text. */
export type FindRecurrence = (text: string) => FoundRecurrence | undefined;

type Groups = Readonly<Record<string, string | undefined>>;
interface Pattern {
  pattern: RegExp;
  toRule: (groups: Groups) => Recurrence | undefined;
}

const units = ['day', 'week', 'month', 'year'] as const;

export function createRecurrenceFinder(language: Language): FindRecurrence {
  const patterns = patternsOf(recurrenceWords[language]);
  return (text) => {
    const found = patterns.flatMap(({ pattern, toRule }) => {
      const match = pattern.exec(text);
      const rule = match && toRule(match.groups ?? {});
      return match && rule ? { rule, start: match.index, end: match.index + match[0].length } : [];
    });
    // The first one; of those that start together, the longest.
    return found.sort((a, b) => a.start - b.start || b.end - a.end)[0];
  };
}

function patternsOf(words: RecurrenceWords): Pattern[] {
  const { whole, every, everyDate, second, ordinal, ofMonth, and, on, fromCompletion } = words;
  const weekday = `(?:${words.weekdays.join('|')})`;
  const days = `(?<days>${weekday}(?:\\s*(?:,|${and})\\s*${weekday})*)`;
  const date = `(?<date>\\d{1,2})(?:${ordinal})?(?:\\s+(?:${ofMonth}))?`;
  const unit = units.map((name) => `(?<${name}>${words.units[name]})`).join('|');
  const end = `(?:\\s+(?<done>${fromCompletion}))?`;
  const place = `(?:\\s+(?:${on})\\s+(?:${days}|${date}))?`;
  const compile = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})${end}(?![\\p{L}\\p{N}])`, 'iu');
  const dates = [
    `(?:${every}|${on})\\s+(?<date>\\d{1,2})(?:${ordinal})?\\s+(?:${ofMonth})`,
    `(?:${every})\\s+(?<date>\\d{1,2})(?:${ordinal})`,
    ...(everyDate ? [`(?:${everyDate})\\s+(?<date>\\d{1,2})`] : []),
  ];
  const withPlace = (groups: Groups, rule: Recurrence) => placed(words, groups, rule);
  return [
    ...whole.map(
      ([source, rule]): Pattern => ({
        pattern: compile(`(?:${source})${place}`),
        toRule: (groups) => withPlace(groups, { every: 1, ...rule }),
      }),
    ),
    {
      pattern: compile(`(?:${every})\\s+(?:(?:(?<second>${second})|(?<count>\\d{1,3}))\\s+)?(?:${unit})${place}`),
      toRule: (groups) => {
        const name = units.find((each) => groups[each]);
        const count = groups.second ? 2 : Number(groups.count ?? 1);
        return name && count > 0 ? withPlace(groups, { unit: name, every: count }) : undefined;
      },
    },
    {
      pattern: compile(`(?:${every})\\s+(?:(?<second>${second})\\s+)?${days}`),
      toRule: (groups) => withPlace(groups, { unit: 'week', every: groups.second ? 2 : 1 }),
    },
    ...dates.map(
      (source): Pattern => ({
        pattern: compile(source),
        toRule: (groups) => withPlace(groups, { unit: 'month', every: 1 }),
      }),
    ),
  ];
}

/** Rule with its weekdays or day of the month; none if they do not fit its unit. */
function placed(words: RecurrenceWords, { days, date, done }: Groups, rule: Recurrence): Recurrence | undefined {
  if (date && (rule.unit !== 'month' || Number(date) < 1 || Number(date) > 31)) return undefined;
  if (days && rule.unit !== 'week') return undefined;
  return {
    ...rule,
    ...(days && { weekdays: weekdaysIn(words, days) }),
    ...(date && { monthDay: Number(date) }),
    ...(done && { isFromCompletion: true }),
  };
}

const weekdaysIn = (words: RecurrenceWords, text: string): number[] =>
  words.weekdays.flatMap((source, index) =>
    new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'iu').test(text) ? [index + 1] : [],
  );
