import { useApps, useCan, useCounts } from '@atrium/sdk';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listWaiting } from '../../model/waiting';
import styles from './OverviewPage.module.css';
import { useLabel } from './useOfferNames';

/** What matters today: how much is waiting, and where. Each place leads there. */
export function Waiting() {
  const { t } = useTranslation('dashboards');
  const label = useLabel();
  const counts = useCounts();
  const waiting = listWaiting({ apps: useApps(), counts, can: useCan() });
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  const isKnown = Object.keys(counts).length > 0;
  return (
    <span className={styles.waiting}>
      <bdi>
        {isKnown && t(all > 0 ? 'overview.waiting' : 'overview.nothingWaits', { count: all })}
        {waiting.map(({ app, label: key, path, count }, index) => (
          <Fragment key={path}>
            {index > 0 && ','}{' '}
            <Link to={path}>{t('overview.waitingAt', { number: count, place: label(app, key) })}</Link>
          </Fragment>
        ))}
      </bdi>
    </span>
  );
}
