import { useTranslation } from 'react-i18next';
import { BothClocks } from '../../components/Schedule/BothClocks';
import { ownZone } from '../../model/zonedTime';
import styles from './ScheduleBoard.module.css';
import type { Held } from './usePlanning';

/** Publication time at the drop target, on both clocks; or the reason against it. */
export function DragLabel({ held: { at, rejection, item }, second }: { held: Held; second: string | null }) {
  const { t } = useTranslation('content');
  if (!at) return null;
  const own = ownZone();
  const other = item.scheduledZone && item.scheduledZone !== own ? item.scheduledZone : second;
  return (
    <p className={styles.label} data-refused={rejection !== null || undefined}>
      {rejection ? t(`rejection.${rejection}`) : <BothClocks at={at} zone={own} other={other ?? undefined} />}
    </p>
  );
}
