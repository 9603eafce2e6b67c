import { IconButton } from '@atrium/ui';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MailState } from '../../model/mailChange';
import styles from './StarButton.module.css';

interface StarButtonProps {
  mail: MailState;
  className?: string | undefined;
  shortcut?: string;
  onClick: () => void;
}

export function StarButton({ mail, className, ...rest }: StarButtonProps) {
  const { t } = useTranslation('email');
  return (
    <IconButton
      {...rest}
      className={[className, mail.isStarred ? styles.on : ''].filter(Boolean).join(' ')}
      label={t(mail.isStarred ? 'action.unstar' : 'action.star')}
      icon={Star}
      isPressed={mail.isStarred}
    />
  );
}
