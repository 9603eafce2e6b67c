import { useMinute } from '@atrium/sdk';
import { useFormat } from '@atrium/ui';
import styles from './OverviewPage.module.css';
import { Waiting } from './Waiting';

/** The date, and what waits. */
export function Today() {
  const { dateLong } = useFormat();
  return (
    <span className={styles.today}>
      <span>{dateLong(useMinute())}</span>
      <Waiting />
    </span>
  );
}
