import { Button, Icon, IconButton } from '@atrium/ui';
import { CalendarClock, ExternalLink, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isWebAddress } from '../../model/eventForm';
import styles from './EventDrawer.module.css';

interface EventToolsProps {
  url: string;
  onMove: () => void;
  onRemove: () => void;
}

/** What can be done with the open event besides changing its fields. */
export function EventTools({ url, onMove, onRemove }: EventToolsProps) {
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.tools}>
      <Button icon={<Icon of={CalendarClock} />} onClick={onMove}>
        {t('move.open')}
      </Button>
      {isWebAddress(url) && (
        <Button icon={<Icon of={ExternalLink} />} href={url} target="_blank" rel="noreferrer">
          {t('openLink')}
        </Button>
      )}
      <span className={styles.end}>
        <IconButton label={t('remove')} icon={Trash2} onClick={onRemove} />
      </span>
    </div>
  );
}
