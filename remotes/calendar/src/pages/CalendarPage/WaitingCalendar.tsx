import { VisuallyHidden } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import styles from './CalendarPage.module.css';

const cells = Array.from({ length: 42 }, (_, index) => index);

/** The empty days, until the events are here. */
export function WaitingCalendar() {
  const { t } = useTranslation('calendar');
  return (
    <>
      <VisuallyHidden>
        <p role="status">{t('loading')}</p>
      </VisuallyHidden>
      <div className={styles.waiting} aria-hidden="true">
        {cells.map((cell) => (
          <span key={cell} />
        ))}
      </div>
    </>
  );
}
