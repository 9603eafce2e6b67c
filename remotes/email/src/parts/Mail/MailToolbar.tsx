import { AlarmClock, Archive, ArrowLeft, ChevronDown, ChevronUp, FolderInput, Reply, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys, useShortcut } from 'shared/runtime';
import { IconButton, Toolbar, useIsNarrow } from 'shared/ui';
import type { EmailInContext } from '../../api/schemas';
import { moveTargets } from '../../model/mailChange';
import { LabelMenu, MoveMenu, SnoozeMenu } from '../MailActions/MailMenus';
import { useMailActions } from '../MailActions/useMailActions';
import type { MailRoute } from '../MailRoute/useMailRoute';
import type { StepDirection } from '../MailRoute/useMailSteps';
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

/** What can be done with the open mail, and the way to its neighbours. */
export function MailToolbar({ mail, route, onClose, onStep, hasSelection }: MailToolbarProps) {
  const { t } = useTranslation('email');
  const { place, toNewer, toOlder, leave } = useNeighbours(route, mail, onStep);
  const actions = useMailActions();
  const { mayAnswer, answer } = useAnswers(mail);
  const [isMoving, setMoving] = useState(false);

  const [open, setOpen] = useState<'label' | 'snooze'>();

  /** What takes the mail out of this list goes on to the next one. */
  const leaving = (work: () => unknown) => () => {
    leave();
    void work();
  };
  const bin = leaving(() => actions.bin([mail]));
  const archive = leaving(() => actions.move([mail], 'archive'));
  const markUnread = () => {
    onClose();
    void actions.setRead([mail], false);
  };
  const isDraft = mail.folder === 'draft';
  const mayArchive = moveTargets(mail.folder).includes('archive');
  useKeys({
    back: onClose,
    ...(!hasSelection && {
      unread: markUnread,
      move: () => setMoving(true),
      label: () => setOpen('label'),
      star: () => void actions.setStarred([mail], !mail.isStarred),
      bin,
      ...(mayArchive && { archive, snooze: () => setOpen('snooze') }),
      ...(!isDraft && mail.folder !== 'spam' && { spam: leaving(() => actions.move([mail], 'spam')) }),
    }),
    ...(!isDraft && {
      reply: () => answer('reply'),
      replyAll: () => answer('replyAll'),
      forward: () => answer('forward'),
    }),
  });
  const replyKeys = useShortcut('reply');
  const archiveKeys = useShortcut('archive');
  const snoozeKeys = useShortcut('snooze');
  const labelKeys = useShortcut('label');
  const moveKeys = useShortcut('move');
  const binKeys = useShortcut('bin');

  return (
    <Toolbar
      kind="pane"
      label={t('mail.tools')}
      end={<Neighbours mail={mail} place={place} onNewer={toNewer} onOlder={toOlder} />}
    >
      <BackButton onClose={onClose} />
      {mayAnswer && !isDraft && (
        <IconButton label={t('answer.reply')} icon={Reply} shortcut={replyKeys} onClick={() => answer('reply')} />
      )}
      {mayArchive && (
        <>
          <IconButton label={t('action.archive')} icon={Archive} shortcut={archiveKeys} onClick={archive} />
          <SnoozeMenu
            isOpen={open === 'snooze'}
            onOpenChange={(isOpen) => setOpen(isOpen ? 'snooze' : undefined)}
            onSnooze={(until) => leaving(() => actions.snooze([mail], until))()}
          >
            <IconButton label={t('action.snooze')} icon={AlarmClock} shortcut={snoozeKeys} />
          </SnoozeMenu>
        </>
      )}
      <MoveMenu
        mails={[mail]}
        isOpen={isMoving}
        onOpenChange={setMoving}
        onMove={(folder) => {
          leave();
          void actions.move([mail], folder);
        }}
      >
        <IconButton label={t('action.move')} icon={FolderInput} shortcut={moveKeys} />
      </MoveMenu>
      <LabelMenu
        mails={[mail]}
        isOpen={open === 'label'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'label' : undefined)}
        onLabel={(label) => void actions.label([mail], label)}
      >
        <IconButton label={t('action.label')} icon={Tag} shortcut={labelKeys} />
      </LabelMenu>
      <IconButton label={t('action.bin')} icon={Trash2} shortcut={binKeys} onClick={bin} />
      <MoreMenu mail={mail} onUnread={markUnread} />
    </Toolbar>
  );
}

interface NeighboursProps {
  mail: EmailInContext;
  place: ReturnType<typeof useNeighbours>['place'];
  onNewer: () => void;
  onOlder: () => void;
}

/** Where the mail is in its list, and the way to those beside it. */
function Neighbours({ mail, place, onNewer, onOlder }: NeighboursProps) {
  const { t } = useTranslation('email');
  const newerKeys = useShortcut('newer');
  const olderKeys = useShortcut('older');
  return (
    <>
      {place && (
        <span className={styles.place} dir="auto">
          {t('mail.place', place)}
        </span>
      )}
      <IconButton
        label={t('mail.newer')}
        icon={ChevronUp}
        shortcut={newerKeys}
        disabled={!mail.hasNextMail}
        onClick={onNewer}
      />
      <IconButton
        label={t('mail.older')}
        icon={ChevronDown}
        shortcut={olderKeys}
        disabled={!mail.hasPreviousMail}
        onClick={onOlder}
      />
    </>
  );
}

/** The bar while the mail is on its way. */
export function EmptyToolbar({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('email');
  return (
    <Toolbar kind="pane" label={t('mail.tools')}>
      <BackButton onClose={onClose} />
    </Toolbar>
  );
}

/** Where the mail covers the list. */
function BackButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('email');
  if (!useIsNarrow()) return null;
  return <IconButton className={styles.back} label={t('mail.back')} icon={ArrowLeft} onClick={onClose} />;
}
