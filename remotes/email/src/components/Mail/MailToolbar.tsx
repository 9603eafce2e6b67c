import type { Action } from '@atrium/contract';
import { useAction, useActions, useShortcutSheet } from '@atrium/sdk';
import { ActionButton, DropdownMenu, IconButton, Toolbar, toActionMenu, useIsNarrow } from '@atrium/ui';
import { ArrowLeft, Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { mailApi } from '../../api/mailApi';
import type { Email, EmailInContext } from '../../api/schemas';
import { indexOfMail } from '../../model/mailPages';
import { type ApiState, cachedPages } from '../../state/cachedEmails';
import type { MailRoute } from '../../state/useMailRoute';
import type { StepDirection } from '../../state/useMailSteps';
import { MailActionBar } from '../MailActions/MailActionBar';
import { useMailActions } from '../MailActions/useMailActions';
import { usePrint } from '../usePrint';
import styles from './MailToolbar.module.css';
import { useAnswers } from './useAnswers';

const { getMailPage } = mailApi.endpoints;

function useNeighbours(
  { view, openMail }: MailRoute,
  mail: EmailInContext | undefined,
  onStep: (direction: StepDirection) => void,
) {
  const isNarrow = useIsNarrow();
  const id = mail?.id;
  const index = useSelector((state: ApiState) => id && indexOfMail(cachedPages(state, view), id));
  const total = useSelector((state: ApiState) => getMailPage.select({ ...view, page: 1 })(state).data?.total);

  return {
    place: index === undefined || total === undefined ? undefined : { place: Number(index) + 1, total },
    /** After the open email has left: the next one where the list is visible, else the list. */
    leave() {
      if (isNarrow || !mail?.hasPreviousMail) openMail(undefined);
      else onStep('previous');
    },
  };
}

interface MoreMenuProps {
  mail: Email;
  actions: readonly Action[];
}

function MoreMenu({ mail, actions }: MoreMenuProps) {
  const { t } = useTranslation('email');
  const print = usePrint();
  const showKeys = useShortcutSheet();
  const menu = toActionMenu(actions);
  const others = [
    { key: 'print', label: t('print'), onClick: () => print(mail) },
    { key: 'keys', label: t('keyboardShortcuts'), onClick: showKeys },
  ];
  return (
    <DropdownMenu trigger={['click']} menu={{ ...menu, items: [...(menu.items ?? []), ...others] }}>
      <IconButton label={t('action.more')} icon={Ellipsis} />
    </DropdownMenu>
  );
}

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
