import { toDay } from 'shared/backend';
import { cardPeriods } from '../api/choices';
import type { CardPeriod } from '../api/schemas';

/** The period that a card is asked for; the first one where it names none that is known. */
export const toPeriod = (asked: string | null | undefined): CardPeriod =>
  cardPeriods.find((period) => period === asked) ?? cardPeriods[0];

/** What the axis shows: 28 days up to today, the days of last month, or the last 12 months. */
export function getCategories(period: CardPeriod, now: number): string[] {
  const today = new Date(now);
  const [year, month] = [today.getFullYear(), today.getMonth()];
  if (period === 'Last Year') {
    return Array.from({ length: 12 }, (_, index) => toDay(new Date(year, month - 11 + index, 1)).slice(0, 7));
  }
  if (period === 'Last Month') {
    const days = new Date(year, month, 0).getDate();
    return Array.from({ length: days }, (_, index) => toDay(new Date(year, month - 1, index + 1)));
  }
  return Array.from({ length: 28 }, (_, index) => toDay(new Date(year, month, today.getDate() - 27 + index)));
}
