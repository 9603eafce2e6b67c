import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, Toolbar } from 'shared/ui';
import { DatePicker } from 'shared/ui/date';
import { startOfDay } from '../../model/startOfDay';
import styles from './MessageSearch.module.css';

interface DateJumpProps {
  onDate: (time: string) => void;
  onClose: () => void;
}

/** Leads to what was said on a day, or on the next day on which something was. */
export default function DateJump({ onDate, onClose }: DateJumpProps) {
  const { t } = useTranslation('chat');
  const [day, setDay] = useState<string | null>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is in it
    <div
      className={styles.bar}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Toolbar
        kind="pane"
        label={t('date.name')}
        end={<IconButton label={t('date.close')} icon={X} onClick={onClose} />}
      >
        <DatePicker
          autoFocus
          className={styles.date ?? ''}
          aria-label={t('date.label')}
          placeholder={t('date.label')}
          value={day}
          onChange={(chosen) => {
            setDay(chosen);
            const time = chosen && startOfDay(chosen);
            if (time) onDate(time);
          }}
        />
      </Toolbar>
    </div>
  );
}
