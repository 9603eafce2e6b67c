import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { isMonth } from '../../model/buckets';
import { isDay } from '../../model/day';

const shortMoney = {
  style: 'currency',
  currency: 'EUR',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  maximumFractionDigits: 2,
} satisfies Intl.NumberFormatOptions;

export type Unit = 'money' | 'count';

const monthTexts = new Map<string, Intl.DateTimeFormat>();

/** Month for an axis, with or without year. Cached, because formatters are slow to create. */
function monthText(language: string, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${language} ${hasYear}`;
  // In full: “Dec 25” would be a day.
  const year = hasYear ? ({ year: 'numeric' } as const) : {};
  const text = monthTexts.get(key) ?? new Intl.DateTimeFormat(language, { month: 'short', ...year, timeZone: 'UTC' });
  monthTexts.set(key, text);
  return text;
}

export function useChartText(unit: Unit) {
  const { i18n } = useTranslation('dashboards');
  const format = useFormat();
  const month = (category: string, hasYear: boolean) =>
    monthText(i18n.language, hasYear).format(new Date(`${category}-01T00:00:00Z`));
  const isMoney = unit === 'money';
  return {
    /** Tick label; without the year if all are in one. */
    tick: (category: string, hasYear = true) => {
      if (isMonth(category)) return month(category, hasYear);
      return isDay(category) ? format.dateShort(category) : category;
    },
    place: (category: string) => {
      if (isMonth(category)) return format.month(`${category}-01`);
      return isDay(category) ? format.date(category) : category;
    },
    value: (value: number) => (isMoney ? format.money(value) : format.number(value)),
    short: (value: number) => (isMoney ? format.number(value, shortMoney).replace('-', '−') : format.compact(value)),
  };
}
