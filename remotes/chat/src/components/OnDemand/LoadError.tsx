import { ErrorState } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

/** Shown where the code of a part has not arrived. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('chat');
  return <ErrorState error={undefined} title={t('missing')} onRetry={onRetry} />;
}
