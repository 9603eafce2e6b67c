import { useTranslation } from 'react-i18next';
import { useMinute } from 'shared/runtime';
import { useFormat } from 'shared/ui';
import { partOfDay } from '../../model/partOfDay';
import styles from './OverviewPage.module.css';
import { Waiting } from './Waiting';

/** A word of welcome by the time of day, the date, and what waits. */
export function Greeting({ fullName }: { fullName: string }) {
  const { t } = useTranslation('dashboards');
  const { dateLong } = useFormat();
  const now = useMinute();
  const [name = fullName] = fullName.split(' ');
  return (
    <span className={styles.welcome}>
      <span className={styles.greeting}>{t(`overview.greeting.${partOfDay(new Date(now).getHours())}`, { name })}</span>
      <span>{dateLong(now)}</span>
      <Waiting />
    </span>
  );
}
