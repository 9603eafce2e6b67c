import { ArrowLeft, ChevronDown, ChevronUp, FolderInput, Reply, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys, useShortcut } from 'shared/runtime';
import { IconButton, Toolbar, useIsNarrow } from 'shared/ui';
import type { EmailInContext } from '../../api/schemas';
import { LabelMenu, MoveMenu } from '../MailActions/MailMenus';
import { useMailActions } from '../MailActions/useMailActions';
import type { MailRoute } from '../MailRoute/useMailRoute';
import styles from './MailToolbar.module.css';
import { MoreMenu } from './MoreMenu';
import { useAnswers } from './useAnswers';
import { useNeighbours } from './useNeighbours';

interface MailToolbarProps {
  mail: EmailInContext;
  route: MailRoute;
  onClose: () => void;
}

/** What can be done with the open mail, and the way to its neighbours. */
export function MailToolbar({ mail, route, onClose }: MailToolbarProps) {
  const { t } = useTranslation('email');
  const { place, toNewer, toOlder, leave } = useNeighbours(route, mail);
  const actions = useMailActions();
  const { mayAnswer, answer } = useAnswers(mail);
  const [isMoving, setMoving] = useState(false);

  const bin = () => {
    leave();
    void actions.bin([mail]);
  };
  const markUnread = () => {
    onClose();
    void actions.setRead([mail], false);
  };
  const isDraft = mail.folder === 'draft';
  useKeys({
    older: toOlder,
    newer: toNewer,
    back: onClose,
    unread: markUnread,
    move: () => setMoving(true),
    star: () => void actions.setStarred([mail], !mail.isStarred),
    bin,
    ...(!isDraft && {
      reply: () => answer('reply'),
      replyAll: () => answer('replyAll'),
      forward: () => answer('forward'),
    }),
  });
  const replyKeys = useShortcut('reply');
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
      <LabelMenu mails={[mail]} onLabel={(label) => void actions.label([mail], label)}>
        <IconButton label={t('action.label')} icon={Tag} />
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
