import { ErrorState } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

export function LoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('chat');
  return <ErrorState error={undefined} title={t('missing')} onRetry={onRetry} />;
}
