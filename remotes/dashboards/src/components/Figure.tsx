import { Pill, useFormat, VisuallyHidden } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lengthOf } from '../model/day';
import { useShownPeriod } from '../state/shownPeriod';
import styles from './Figure.module.css';

/** "against 28 days before". Empty where with nothing. */
export function useCompareText(): string {
  const { t } = useTranslation('dashboards');
  const { key, range, comparison } = useShownPeriod();
  if (comparison === 'none') return '';
  if (comparison === 'year') return t('compare.year');
  if (key === 'month') return t('compare.month');
  return key === 'year' ? t('compare.months') : t('compare.days', { count: lengthOf(range) });
}

interface ChangeProps {
  /** In percent; null where there is nothing to compare with. */
  change: number | null;
  isLessBetter?: boolean;
  /** The page says what it is compared with: in words it is for screen readers alone. */
  isBrief?: boolean;
}

/** Nothing where nothing is compared. */
function Change({ change, isLessBetter = false, isBrief = false }: ChangeProps) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const against = useCompareText();
  const { before } = useShownPeriod();
  if (!before) return null;
  if (change === null) return <span className={styles.against}>{t('compare.nothing')}</span>;
  const isGood = isLessBetter ? change <= 0 : change >= 0;
  return (
    <>
      <Pill tone={change === 0 ? 'neutral' : isGood ? 'green' : 'red'}>
        <bdi>{format.signed(change / 100, { style: 'percent', maximumFractionDigits: 1 })}</bdi>
      </Pill>
      {isBrief ? <VisuallyHidden>{against}</VisuallyHidden> : <span className={styles.against}>{against}</span>}
    </>
  );
}

interface Props {
  children: ReactNode;
  /** The records behind the number, and what the link says of itself where that is more than the number. */
  to?: string;
  label?: string;
  /** In percent against what it is compared with, null where there is nothing; absent: it is not compared. */
  change?: number | null;
  /** A fall is good news: open tickets. */
  isLessBetter?: boolean;
  isSmall?: boolean;
  isNarrow?: boolean;
  isBrief?: boolean;
}

/** One number with a link to its records and its change against the comparison. */
export function Figure({ children, to, label, change, isLessBetter, isSmall, isNarrow, isBrief }: Props) {
  const number = <bdi>{children}</bdi>;
  return (
    <div className={styles.figure} data-small={isSmall || undefined} data-narrow={isNarrow || undefined}>
      {to ? (
        <Link className={styles.value} to={to} {...(label && { 'aria-label': label })}>
          {number}
        </Link>
      ) : (
        <span className={styles.value}>{number}</span>
      )}
      {change !== undefined && (
        <Change change={change} {...(isLessBetter && { isLessBetter })} {...(isBrief && { isBrief })} />
      )}
    </div>
  );
}
