import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from '../format/format';
import { useFormat } from '../format/useFormat';
import styles from './Conflict.module.css';
import { isEmpty } from './countChanges';
import type { FieldView } from './fieldViews';
import { compareTexts } from './mergeTexts';

interface FieldValueProps {
  view: FieldView;
  value: unknown;
  /** The other side's value: words that it lacks are marked. */
  other?: unknown;
}

/** A field's value outside of its form. */
export function FieldValue({ view, value, other }: FieldValueProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  if (isEmpty(value) || (Array.isArray(value) && value.length === 0)) {
    return <span className={styles.none}>{t('conflict.empty')}</span>;
  }
  const write = (side: unknown): ReactNode => view.show?.(side) ?? writeValue(side, format, t);
  const shown = write(value);
  const shownOther = isEmpty(other) ? '' : write(other);
  if (other === undefined || typeof shown !== 'string' || typeof shownOther !== 'string') return <bdi>{shown}</bdi>;
  return (
    <bdi>
      {compareTexts(shown, shownOther).map(({ text, isOwn }, index) =>
        isOwn ? <mark key={index}>{text}</mark> : text,
      )}
    </bdi>
  );
}

function writeValue(value: unknown, format: Format, t: (key: 'conflict.yes' | 'conflict.no') => string): string {
  if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
  if (typeof value === 'number') return format.number(value, { maximumFractionDigits: 6 });
  if (Array.isArray(value)) return value.map((item) => writeValue(item, format, t)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return format.date(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? format.dateTime(value) : value;
}
