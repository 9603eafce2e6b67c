import { useAction } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Email } from '../../api/schemas';
import { StarButton } from '../MailActions/StarButton';
import { useMailActions } from '../MailActions/useMailActions';
import { MailMessage } from './MailMessage';
import styles from './MailThread.module.css';

/** Thread with the latest message open; messages between first and last are folded. */
export function MailThread({ mail }: { mail: Email }) {
  const { t } = useTranslation('email');
  const messages = [mail, ...mail.replies];
  const { shortcut = '' } = useAction('star');
  const act = useMailActions();
  const toggleStar = () => void act(({ setStarred }) => setStarred([mail], !mail.isStarred));
  const [isUnfolded, setUnfolded] = useState(false);
  const last = messages.length - 1;
  const folded = isUnfolded ? 0 : Math.max(0, messages.length - 3);
  const shown = messages.filter((_, index) => index === 0 || index > folded);
  return (
    <ol className={styles.thread}>
      {shown.map((message, index) => (
        <li key={message.id} className={styles.message}>
          <MailMessage
            mail={mail}
            message={message}
            isLatest={message === messages[last]}
            isAlone={last === 0}
            {...(index === 0 ? { end: <StarButton mail={mail} shortcut={shortcut} onClick={toggleStar} /> } : {})}
          />
          {index === 0 && folded > 0 && (
            <Button className={styles.folded ?? ''} onClick={() => setUnfolded(true)}>
              {t('thread.more', { count: folded })}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
