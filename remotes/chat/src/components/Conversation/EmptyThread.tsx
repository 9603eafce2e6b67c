import { EmptyState } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useConversation } from '../../state/conversationContext';
import styles from './Thread.module.css';

export function EmptyThread() {
  const { t } = useTranslation('chat');
  const { contact } = useConversation();
  return (
    <div className={styles.empty}>
      <EmptyState picture="chat" title={t('conversation.start', { name: contact.fullName })} />
    </div>
  );
}
