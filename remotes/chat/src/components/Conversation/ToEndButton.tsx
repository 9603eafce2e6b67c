import { Button, Icon } from '@atrium/ui';
import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Thread.module.css';

interface ToEndButtonProps {
  unreadCount: number;
  onPress: () => void;
}

export function ToEndButton({ unreadCount, onPress }: ToEndButtonProps) {
  const { t } = useTranslation('chat');
  return (
    <Button className={styles.pill ?? ''} shape="round" icon={<Icon of={ArrowDown} size={14} />} onClick={onPress}>
      <bdi>{unreadCount > 0 ? t('conversation.new', { count: unreadCount }) : t('conversation.toEnd')}</bdi>
    </Button>
  );
}
