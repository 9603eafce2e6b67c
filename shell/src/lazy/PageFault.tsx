import { useTranslation } from 'react-i18next';
import { FaultCard } from 'shared/ui';

/** The code of one of the shell's own pages did not arrive. */
export function PageFault({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return <FaultCard title={t('pageFault.title')} text={t('pageFault.text')} onRetry={onRetry} />;
}
