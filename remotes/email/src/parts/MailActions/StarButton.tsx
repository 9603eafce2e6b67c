import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared/ui';
import type { MailState } from '../../model/mailChange';
import styles from './StarButton.module.css';
import { useMailActions } from './useMailActions';

/** The star of a mail, on or off. */
export function StarButton({
  mail,
  className,
  ...rest
}: {
  mail: MailState;
  className?: string | undefined;
  shortcut?: string;
}) {
  const { t } = useTranslation('email');
  const act = useMailActions();
  return (
    <IconButton
      {...rest}
      className={[className, mail.isStarred ? styles.on : ''].filter(Boolean).join(' ')}
      label={t(mail.isStarred ? 'action.unstar' : 'action.star')}
      icon={Star}
      isPressed={mail.isStarred}
      onClick={() => void act(({ setStarred }) => setStarred([mail], !mail.isStarred))}
    />
  );
}
