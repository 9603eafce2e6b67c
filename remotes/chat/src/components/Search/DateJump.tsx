import { DatePicker } from '@atrium/ui/date';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startOfDay } from '../../model/startOfDay';
import { ConversationBar } from './ConversationBar';
import styles from './MessageSearch.module.css';

interface DateJumpProps {
  onDate: (time: string) => void;
  onClose: () => void;
}

export default function DateJump({ onDate, onClose }: DateJumpProps) {
  const { t } = useTranslation('chat');
  const [day, setDay] = useState<string | null>(null);
  return (
    <ConversationBar label={t('date.name')} closeLabel={t('date.close')} onClose={onClose}>
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
    </ConversationBar>
  );
}
