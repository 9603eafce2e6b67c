import { Pill, useFormat, VisuallyHidden } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lengthOf } from '../model/day';
import { useShownPeriod } from '../state/shownPeriod';
import styles from './Figure.module.css';

/** "against 28 days before". Empty without comparison. */
export function useCompareText(): string {
  const { t } = useTranslation('dashboards');
  const { key, range, comparison } = useShownPeriod();
  if (comparison === 'none') return '';
  if (comparison === 'year') return t('compare.year');
  if (key === 'month') return t('compare.month');
  return key === 'year' ? t('compare.months') : t('compare.days', { count: lengthOf(range) });
}

interface ChangeProps {
  /** In percent; null without comparison. */
  change: number | null;
  isLessBetter?: boolean;
  /** The page names the comparison: the text is for screen readers only. */
  isBrief?: boolean;
}

/** Nothing without comparison. */
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
  /** Link to the records, and its accessible name if that is more than the number. */
  to?: string;
  label?: string;
  /** In percent, null without a basis; absent: not compared. */
  change?: number | null;
  /** True if a decrease is good: open tickets. */
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
