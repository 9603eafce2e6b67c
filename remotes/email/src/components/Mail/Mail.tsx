import { Button, EmptyState, ErrorState, LoadingRows } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMailQuery } from '../../api/mailApi';
import type { EmailInContext } from '../../api/schemas';
import type { MailRoute } from '../../state/useMailRoute';
import type { StepDirection } from '../../state/useMailSteps';
import { LabelPills } from '../LabelPills';
import { useMailActions } from '../MailActions/useMailActions';
import { AnswerBox } from './AnswerBox';
import styles from './Mail.module.css';
import { MailThread } from './MailThread';
import { EmptyToolbar, MailToolbar } from './MailToolbar';

interface MailProps {
  id: number;
  route: MailRoute;
  onClose: () => void;
  onStep: (direction: StepDirection) => void;
  hasSelection: boolean;
}

export default function Mail({ id, ...props }: MailProps) {
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
