import { Card, CardHead, Meter, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { People } from '../../api/calls';
import { ReleaseName } from '../../components/ReleaseMarks';
import { errorShare, type Rollout } from '../../model/appRows';
import styles from './AppReleasesPage.module.css';

/** How the people of a rollout fare, beside those who have the live release. */
function Compared({ label, use }: { label: string; use: People }) {
  const { t } = useTranslation('releases');
  const format = useFormat();
  const share = errorShare(use);
  const counted = t('peopleWithErrors', {
    count: use.people,
    failed: format.number(use.failed),
    people: format.number(use.people),
  });
  return (
    <Meter
      label={label}
      share={share ?? 0}
      tone={use.failed > 0 ? 'red' : 'green'}
      text={share === undefined ? t('rollout.nobody') : counted}
    />
  );
}

/** The rollout: how far it is, what comes next, and whether its people meet more errors. */
export function RolloutCard({ rollout, live }: { rollout: Rollout; live: string }) {
  const { t } = useTranslation('releases');
  const format = useFormat();
  const { release, percent, watch, compared } = rollout;
  return (
    <Card label={t('rollout.title')}>
      <CardHead title={t('rollout.title')} count={<ReleaseName>{release}</ReleaseName>} />
      <Meter label={t('rollout.share')} share={percent / 100} />
      <p className={styles.text}>
        {watch ? t('rollout.watched', { date: format.dateTime(watch.since) }) : t('rollout.unwatched')}
      </p>
      {compared && (
        <div className={styles.compared}>
          <Compared label={release} use={compared.rollout} />
          <Compared label={live} use={compared.live} />
        </div>
      )}
    </Card>
  );
}
