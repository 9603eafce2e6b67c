import { Reply, ReplyAll } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon } from 'shared/ui';
import type { Email } from '../../api/schemas';
import { useCompose } from '../Compose/useCompose';
import styles from './AnswerBox.module.css';
import { useAnswers } from './useAnswers';

/** Under a mail: the place to answer it, or for a draft to go on with it. */
export function AnswerBox({ mail }: { mail: Email }) {
  const { t } = useTranslation('email');
  const { openDraft } = useCompose();
  const { mayAnswer, answer, canReplyAll, name } = useAnswers(mail);
  if (!mayAnswer) return null;
  if (mail.folder === 'draft') {
    return (
      <p className={styles.draft}>
        <Button type="primary" onClick={() => void openDraft(mail.id)}>
          {t('compose.goOn')}
        </Button>
      </p>
    );
  }
  return (
    <div className={styles.box}>
      <button type="button" className={styles.reply} onClick={() => answer('reply')}>
        {t('answer.to', { name })}
      </button>
      <Button
        icon={<Icon of={canReplyAll ? ReplyAll : Reply} />}
        onClick={() => answer(canReplyAll ? 'replyAll' : 'reply')}
      >
        {t(canReplyAll ? 'answer.replyAll' : 'answer.reply')}
      </Button>
    </div>
  );
}
