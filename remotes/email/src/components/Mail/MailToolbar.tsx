import { useKeys, useShortcut } from '@atrium/sdk';
import { IconButton, Toolbar, useIsNarrow } from '@atrium/ui';
import { ArrowLeft, ChevronDown, ChevronUp, Reply } from 'lucide-react';
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
  const { place, toNewer, toOlder, leave } = useNeighbours(route, mail, onStep);
  const act = useMailActions();
  const { mayAnswer, answer } = useAnswers(mail);
  const markUnread = () => {
    onClose();
    void act(({ setRead }) => setRead([mail], false));
  };
  const isDraft = mail.folder === 'draft';
  useKeys({
    back: onClose,
    ...(!hasSelection && { unread: markUnread }),
    ...(!isDraft && {
      reply: () => answer('reply'),
      replyAll: () => answer('replyAll'),
      forward: () => answer('forward'),
    }),
  });
  const replyKeys = useShortcut('reply');

  return (
    <div className={styles.bar}>
      <Toolbar
        kind="pane"
        label={t('email.tools')}
        end={<Neighbours mail={mail} place={place} onNewer={toNewer} onOlder={toOlder} />}
      >
        <BackButton onClose={onClose} />
        {mayAnswer && !isDraft && (
          <IconButton label={t('answer.reply')} icon={Reply} shortcut={replyKeys} onClick={() => answer('reply')} />
        )}
        <MailActionBar
          emails={[mail]}
          hasKeys={!hasSelection}
          onAct={(work, isLeaving) => {
            // After an action that removes the message from the list, the next one opens.
            if (isLeaving) leave();
            void act(work);
          }}
        />
        <MoreMenu mail={mail} onUnread={markUnread} />
      </Toolbar>
    </div>
  );
}

interface NeighboursProps {
  mail: EmailInContext;
  place: ReturnType<typeof useNeighbours>['place'];
  onNewer: () => void;
  onOlder: () => void;
}

function Neighbours({ mail, place, onNewer, onOlder }: NeighboursProps) {
  const { t } = useTranslation('email');
  const newerKeys = useShortcut('newer');
  const olderKeys = useShortcut('older');
  return (
    <>
      {place && (
        <span className={styles.place} dir="auto">
          {t('email.place', place)}
        </span>
      )}
      <IconButton
        label={t('email.newer')}
        icon={ChevronUp}
        shortcut={newerKeys}
        disabled={!mail.hasNextMail}
        onClick={onNewer}
      />
      <IconButton
        label={t('email.older')}
        icon={ChevronDown}
        shortcut={olderKeys}
        disabled={!mail.hasPreviousMail}
        onClick={onOlder}
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

/** Back button, where the message covers the list. */
function BackButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('email');
  if (!useIsNarrow()) return null;
  return <IconButton className={styles.back} label={t('email.back')} icon={ArrowLeft} onClick={onClose} />;
}
