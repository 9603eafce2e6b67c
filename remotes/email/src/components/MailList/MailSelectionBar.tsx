import { useActions } from '@atrium/sdk';
import { IconButton, SelectionBar } from '@atrium/ui';
import { Mail, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MailActionBar } from '../MailActions/MailActionBar';
import { type MailWork, useMailActions } from '../MailActions/useMailActions';
import type { MailSelection } from './useMailSelection';

interface MailSelectionBarProps {
  selection: MailSelection;
  total: number;
}

/** Actions for the selected messages. */
export default function MailSelectionBar({ selection, total }: MailSelectionBarProps) {
  const { t } = useTranslation('email');
  const act = useMailActions();
  const mails = [...selection.mails.values()];
  const willBeRead = mails.some(({ isRead }) => !isRead);
  /** An action ends the selection. */
  const actOnce = (work: MailWork) => void act(work).then(selection.clear);
  const hasKeys = mails.length > 0;
  useActions({ unread: () => actOnce(({ setRead }) => setRead(mails, false)) }, { isCurrent: hasKeys });

  return (
    <SelectionBar
      count={mails.length}
      total={total}
      onSelectAll={() => selection.takeAll(total)}
      onClear={selection.clear}
    >
      <IconButton
        label={t(willBeRead ? 'action.read' : 'actions.unread')}
        icon={willBeRead ? MailOpen : Mail}
        loading={selection.isTakingAll}
        onClick={() => actOnce(({ setRead }) => setRead(mails, willBeRead))}
      />
      <MailActionBar mails={mails} hasKeys={hasKeys} onAct={actOnce} />
    </SelectionBar>
  );
}
