import { Drawer, EmptyState, ErrorState } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

interface GoneEventProps {
  isOpen: boolean;
  onClose: () => void;
  /** Why the event could not be looked for, where that is so. */
  error: unknown;
}

/** In place of an event that does not exist any more, or that could not be loaded. */
export function GoneEvent({ isOpen, onClose, error }: GoneEventProps) {
  const { t } = useTranslation('calendar');
  return (
    <Drawer title={t('event')} open={isOpen} onClose={onClose} size="min(440px, 100vw)">
      {error ? (
        <ErrorState error={error} />
      ) : (
        <EmptyState picture="lost" title={t('gone.title')} text={t('gone.text')} />
      )}
    </Drawer>
  );
}
