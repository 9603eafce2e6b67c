import { Button, Icon, LinkButton, useFormat } from '@atrium/ui';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetBundlesQuery } from '../../api/bundlesApi';
import type { ListedBundle } from '../../api/schemas';
import { maxPerPage } from '../../api/schemas/limits';
import { BundleState, BundleTime } from '../../components/Bundle/BundleState';
import { useBundleSteps } from '../../components/Bundle/useBundleSteps';
import styles from './SideItems.module.css';

const maxShown = 6;

/** Bundles that go out, that failed to, and that wait for a time. */
export function BundlesAhead() {
  const { t } = useTranslation('content');
  const { number } = useFormat();
  const { data } = useGetBundlesQuery({ state: ['scheduled', 'failed', 'open'], perPage: maxPerPage });
  const steps = useBundleSteps();
  const order = { failed: 0, scheduled: 1, open: 2, published: 3 };
  const bundles = (data?.bundles ?? []).toSorted(
    (a, b) => order[a.state] - order[b.state] || (a.scheduledAt ?? '').localeCompare(b.scheduledAt ?? ''),
  );
  return (
    <section aria-label={t('bundle.ahead')}>
      <h2 className={styles.heading}>
        {t('bundle.ahead')} <span className={styles.count}>{number(data?.total ?? 0)}</span>
      </h2>
      {bundles.length > 0 && (
        <ul className={styles.list}>
          {bundles.slice(0, maxShown).map((bundle) => (
            <AheadBundle key={bundle.id} bundle={bundle} onBegin={steps.begin} isBusy={steps.isBusy} />
          ))}
        </ul>
      )}
      <LinkButton type="link" to="/content/bundles" className={styles.link}>
        {t('bundle.all')}
      </LinkButton>
      {steps.dialog}
    </section>
  );
}

interface AheadBundleProps {
  bundle: ListedBundle;
  isBusy: boolean;
  onBegin: ReturnType<typeof useBundleSteps>['begin'];
}

function AheadBundle({ bundle, isBusy, onBegin }: AheadBundleProps) {
  const { t } = useTranslation('content');
  const { state, hindrances, itemIds, name, id } = bundle;
  const isReady = hindrances.length === 0 && itemIds.length > 0;
  return (
    <li className={state === 'failed' ? styles.failure : styles.card}>
      <Link to={`/content/bundles/${id}`} className={styles.title} dir="auto">
        {name}
      </Link>
      <p className={styles.facts}>
        <BundleState state={state} />
        <bdi>{t('bundle.count', { count: itemIds.length })}</bdi>
        <BundleTime bundle={bundle} />
      </p>
      {hindrances.length > 0 && (
        <p className={styles.facts}>
          <bdi>{t('bundle.hinders', { count: hindrances.length })}</bdi>
        </p>
      )}
      {state !== 'open' || isReady ? (
        <div className={styles.buttons}>
          {state === 'failed' && isReady && (
            <Button
              size="small"
              loading={isBusy}
              icon={<Icon of={RotateCw} />}
              onClick={() => onBegin('retry', bundle)}
            >
              {t('action.retry')}
            </Button>
          )}
          {(state === 'scheduled' || isReady) && (
            <Button size="small" onClick={() => onBegin(state === 'scheduled' ? 'reschedule' : 'schedule', bundle)}>
              {t(state === 'scheduled' ? 'action.reschedule' : 'action.schedule')}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  );
}
