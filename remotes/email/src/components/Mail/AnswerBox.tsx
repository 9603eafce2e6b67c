import { Button, Icon } from '@atrium/ui';
import { Reply, ReplyAll } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Email } from '../../api/schemas';
import { isScheduled } from '../../model/sending';
import { compositionsOf } from '../../state/emailSlice';
import { useCompose } from '../Compose/useCompose';
import styles from './AnswerBox.module.css';
import { ScheduledNote } from './ScheduledNote';
import { useAnswers } from './useAnswers';

const ComposeAnswer = lazy(() => import('../Compose/ComposeAnswer'));

export function AnswerBox({ mail }: { mail: Email }) {
  const { t } = useTranslation('email');
  const { openDraft } = useCompose();
  const { mayAnswer, answer, canReplyAll, name } = useAnswers(mail);
  const answering = useSelector(compositionsOf).find(({ threadId }) => threadId === mail.id);
  if (!mayAnswer) return null;
  if (isScheduled(mail)) return <ScheduledNote mail={mail} />;
  if (mail.folder === 'draft') {
    return (
      <p className={styles.draft}>
        <Button type="primary" onClick={() => void openDraft(mail.id)}>
          {t('compose.goOn')}
        </Button>
      </p>
    );
  }
  const box = (
    <div className={styles.box}>
      <button type="button" className={styles.reply} onClick={() => answer('reply')}>
        <bdi>{t('answer.to', { name })}</bdi>
      </button>
      <Button
        icon={<Icon of={canReplyAll ? ReplyAll : Reply} />}
        onClick={() => answer(canReplyAll ? 'replyAll' : 'reply')}
      >
        {t(canReplyAll ? 'actions.replyAll' : 'actions.reply')}
      </Button>
    </div>
  );
  return answering ? (
    <Suspense fallback={box}>
      <ComposeAnswer key={answering.key} composition={answering} />
    </Suspense>
  ) : (
    box
  );
}
