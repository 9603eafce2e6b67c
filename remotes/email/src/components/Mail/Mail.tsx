import { useAction } from '@atrium/sdk';
import { Button, EmptyState, ErrorState, Icon, LoadingRows, VisuallyHidden } from '@atrium/ui';
import { Reply, ReplyAll } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useGetMailQuery } from '../../api/mailApi';
import type { Email, EmailInContext } from '../../api/schemas';
import { isScheduled } from '../../model/sending';
import { compositionsOf } from '../../state/emailSlice';
import type { MailRoute } from '../../state/useMailRoute';
import type { StepDirection } from '../../state/useMailSteps';
import { useCompose } from '../Compose/useCompose';
import { LabelPills } from '../LabelPills';
import { StarButton } from '../MailActions/StarButton';
import { useMailActions } from '../MailActions/useMailActions';
import styles from './Mail.module.css';
import { MailMessage } from './MailMessage';
import { EmptyToolbar, MailToolbar } from './MailToolbar';
import { ScheduledNote } from './ScheduledNote';
import { useAnswers } from './useAnswers';

const ComposeAnswer = lazy(() => import('../Compose/ComposeAnswer'));

function AnswerBox({ mail }: { mail: Email }) {
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

/** Thread with the latest message open; messages between first and last are folded. */
function MailThread({ mail }: { mail: Email }) {
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

interface MailProps {
  id: number;
  route: MailRoute;
  onClose: () => void;
  onStep: (direction: StepDirection) => void;
  hasSelection: boolean;
}

/** An email, and its subject where keys open it, which leave the focus in the list. */
export default function Mail(props: MailProps) {
  const { t } = useTranslation('email');
  const { currentData } = useGetMailQuery({ id: props.id, ...props.route.view });
  return (
    <>
      <VisuallyHidden>
        <span role="status">{currentData && (currentData.subject || t('noSubject'))}</span>
      </VisuallyHidden>
      <MailById key={props.id} {...props} />
    </>
  );
}

function MailById({ id, ...props }: MailProps) {
  const { route, onClose } = props;
  const { t } = useTranslation('email');
  const { data, error, refetch, isFetching } = useGetMailQuery({ id, ...route.view });
  useMarkAsRead(data);
  if (data) return <OpenMail mail={data} {...props} />;
  return (
    <>
      <EmptyToolbar onClose={onClose} />
      <div className={styles.content}>
        {!error ? (
          <LoadingRows shape="text" rows={5} />
        ) : isGone(error) ? (
          <EmptyState
            picture="lost"
            title={t('email.gone')}
            action={<Button onClick={onClose}>{t('email.back')}</Button>}
          />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </div>
    </>
  );
}

function OpenMail({ mail, ...props }: { mail: EmailInContext } & Omit<MailProps, 'id'>) {
  const { t } = useTranslation('email');
  return (
    <>
      <MailToolbar mail={mail} {...props} />
      <article className={styles.content} aria-labelledby={`mail-${mail.id}`}>
        <header>
          <h2 className={styles.subject} id={`mail-${mail.id}`}>
            {mail.subject || t('noSubject')}
          </h2>
          <LabelPills className={styles.labels} labels={mail.labels} />
        </header>
        <MailThread mail={mail} />
        <AnswerBox mail={mail} />
      </article>
    </>
  );
}

/** Marks an opened email as read; marking it unread afterwards sticks. */
function useMarkAsRead(mail: EmailInContext | undefined) {
  const act = useMailActions();
  const read = useRef<number>(undefined);
  useEffect(() => {
    if (!mail || read.current === mail.id) return;
    read.current = mail.id;
    if (!mail.isRead) void act(({ noteRead }) => noteRead(mail));
  });
}

const isGone = (error: object) => 'status' in error && error.status === 404;
