import { Button, Icon } from '@atrium/ui';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './MailList.module.css';

/** Over a list that is scrolled: that new mails have come above it. */
export function NewMailsPill({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useTranslation('email');
  return (
    <div className={styles.news} role="status">
      {count > 0 && (
        <Button type="primary" shape="round" size="small" icon={<Icon of={ArrowUp} size={14} />} onClick={onClick}>
          {t('list.news', { count })}
        </Button>
      )}
    </div>
  );
}
