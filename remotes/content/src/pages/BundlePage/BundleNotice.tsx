import { Alert, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ListedBundle } from '../../api/schemas';
import { HindranceList } from '../../components/Bundle/HindranceList';

/** What keeps a bundle from going out, and what did so the last time. */
export function BundleNotice({ bundle: { state, failure, hindrances } }: { bundle: ListedBundle }) {
  const { t } = useTranslation('content');
  const { dateTime } = useFormat();
  if (state === 'failed' && failure) {
    const isReady = hindrances.length === 0;
    return (
      <Alert
        type="error"
        title={`${t('bundle.failed', { at: dateTime(failure.at) })} ${t('schedule.tried', { count: failure.attempts })}`}
        description={
          <>
            <HindranceList hindrances={isReady ? failure.hindrances : hindrances} />
            {isReady && <p>{t('bundle.failedAll')}</p>}
          </>
        }
      />
    );
  }
  if (hindrances.length === 0) return null;
  return (
    <Alert
      type={state === 'scheduled' ? 'warning' : 'info'}
      title={t('bundle.wouldFail')}
      description={<HindranceList hindrances={hindrances} />}
    />
  );
}
