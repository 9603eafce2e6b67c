import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat';
import type { DateText } from './dateValue';
import type { DateReading } from './readWrittenDate';

interface Limits {
  min: DateText | undefined;
  max: DateText | undefined;
  hasTime: boolean;
}

/** A day that cannot be mistaken for a month. */
const example = '2026-12-31T14:30';

/** Says why what was typed is no day of the field; null where it is one. */
export function useDateIssue({ min, max, hasTime }: Limits): (reading: DateReading) => string | null {
  const { t } = useTranslation('kit');
  const format = useFormat();
  return (reading) => {
    if (reading.kind === 'none')
      return t('reading.noDate', { example: hasTime ? format.dateTime(example) : format.date(example) });
    if (reading.kind === 'unclear') return t('reading.unclearDate');
    const isTooEarly = min !== undefined && reading.day < min.slice(0, 10);
    const isTooLate = max !== undefined && reading.day > max.slice(0, 10);
    if (!isTooEarly && !isTooLate) return null;
    const [from, to] = [min && format.date(min), max && format.date(max)];
    if (from && to) return t('reading.outside', { from, to });
    return isTooEarly ? t('reading.tooEarly', { from }) : t('reading.tooLate', { to });
  };
}
