import { Pill, useFormat, VisuallyHidden } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useShownPeriod } from '../../state/shownPeriod';
import { useCompareText } from '../Period/useCompareText';
import styles from './Figure.module.css';

interface Props {
  /** In percent; null where there is nothing to compare with. */
  change: number | null;
  isLessBetter?: boolean;
  /** The page says what it is compared with: in words it is for screen readers alone. */
  isBrief?: boolean;
}

/** How a number differs from the one it is compared with, and which that is; nothing where nothing is compared. */
export function Change({ change, isLessBetter = false, isBrief = false }: Props) {
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
