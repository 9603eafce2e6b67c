import { useAction, useActions } from '@atrium/sdk';
import { ActionButton, IconButton, Toolbar, useIsNarrow } from '@atrium/ui';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmailInContext } from '../../api/schemas';
import type { MailRoute } from '../../state/useMailRoute';
import type { StepDirection } from '../../state/useMailSteps';
import { MailActionBar } from '../MailActions/MailActionBar';
import { useMailActions } from '../MailActions/useMailActions';
import styles from './MailToolbar.module.css';
import { MoreMenu } from './MoreMenu';
import { useAnswers } from './useAnswers';
import { useNeighbours } from './useNeighbours';

interface MailToolbarProps {
  mail: EmailInContext;
  route: MailRoute;
  onClose: () => void;
  onStep: (direction: StepDirection) => void;
  hasSelection: boolean;
}

export function MailToolbar({ mail, route, onClose, onStep, hasSelection }: MailToolbarProps) {
  const { t } = useTranslation('email');
  const { place, leave } = useNeighbours(route, mail, onStep);
  const act = useMailActions();
  const { canReplyAll, answer } = useAnswers(mail);
  const markUnread = () => {
    onClose();
    void act(({ setRead }) => setRead([mail], false));
  };
  const isDraft = mail.folder === 'draft';
  const action = useActions({
    back: onClose,
    reply: { run: () => answer('reply'), isEnabled: !isDraft },
    replyAll: { run: () => answer('replyAll'), isEnabled: !isDraft },
    forward: { run: () => answer('forward'), isEnabled: !isDraft },
  });
  const unread = useActions({ unread: markUnread }, { isCurrent: !hasSelection })('unread');
  const answers = [...(canReplyAll ? [action('replyAll')] : []), action('forward')];

  return (
    <div className={styles.bar}>
      <Toolbar kind="pane" label={t('email.tools')} end={<Neighbours mail={mail} place={place} onStep={onStep} />}>
        <BackButton onClose={onClose} />
        {!isDraft && <ActionButton action={action('reply')} />}
        <MailActionBar
          emails={[mail]}
          hasKeys={!hasSelection}
          onAct={(work, isLeaving) => {
            // After an action that removes the message from the list, the next one opens.
            if (isLeaving) leave();
            void act(work);
          }}
        />
        <MoreMenu mail={mail} actions={[...(isDraft ? [] : answers), unread]} />
      </Toolbar>
    </div>
  );
}

interface NeighboursProps {
  mail: EmailInContext;
  place: ReturnType<typeof useNeighbours>['place'];
  onStep: (direction: StepDirection) => void;
}

function Neighbours({ mail, place, onStep }: NeighboursProps) {
  const { t } = useTranslation('email');
  const newer = useAction('newer');
  const older = useAction('older');
  return (
    <>
      {place && (
        <span className={styles.place} dir="auto">
          {t('email.place', place)}
        </span>
      )}
      <ActionButton
        action={newer}
        label={t('email.newer')}
        disabled={!mail.hasNextMail}
        onClick={() => onStep('next')}
      />
      <ActionButton
        action={older}
        label={t('email.older')}
        disabled={!mail.hasPreviousMail}
        onClick={() => onStep('previous')}
      />
    </>
  );
}

export function EmptyToolbar({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('email');
  return (
    <Toolbar kind="pane" label={t('email.tools')}>
      <BackButton onClose={onClose} />
    </Toolbar>
  );
}

function BackButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('email');
  if (!useIsNarrow()) return null;
  return <IconButton className={styles.back} label={t('email.back')} icon={ArrowLeft} onClick={onClose} />;
}
