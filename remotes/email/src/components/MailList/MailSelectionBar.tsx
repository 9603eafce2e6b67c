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

export default function MailSelectionBar({ selection, total }: MailSelectionBarProps) {
  const { t } = useTranslation('email');
  const act = useMailActions();
  const emails = [...selection.emails.values()];
  const willBeRead = emails.some(({ isRead }) => !isRead);
  const actOnce = (work: MailWork) => void act(work).then(selection.clear);
  const hasKeys = emails.length > 0;
  useActions({ unread: () => actOnce(({ setRead }) => setRead(emails, false)) }, { isCurrent: hasKeys });

  return (
    <SelectionBar
      count={emails.length}
      total={total}
      onSelectAll={() => selection.selectAll(total)}
      onClear={selection.clear}
    >
      <IconButton
        label={t(willBeRead ? 'action.read' : 'actions.unread')}
        icon={willBeRead ? MailOpen : Mail}
        loading={selection.isSelectingAll}
        onClick={() => actOnce(({ setRead }) => setRead(emails, willBeRead))}
      />
      <MailActionBar emails={emails} hasKeys={hasKeys} onAct={actOnce} />
    </SelectionBar>
  );
}
