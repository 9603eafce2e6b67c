import { FolderInput, Mail, MailOpen, Tag, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton, SelectionBar } from 'shared/ui';
import { LabelMenu, MoveMenu } from '../MailActions/MailMenus';
import { useMailActions } from '../MailActions/useMailActions';
import type { MailSelection } from './useMailSelection';

interface MailSelectionBarProps {
  selection: MailSelection;
  total: number;
}

/** What can be done with the chosen mails. */
export default function MailSelectionBar({ selection, total }: MailSelectionBarProps) {
  const { t } = useTranslation('email');
  const actions = useMailActions();
  const mails = [...selection.mails.values()];
  const willBeRead = mails.some(({ isRead }) => !isRead);
  const after = (work: Promise<unknown>) => void work.then(selection.clear);

  return (
    <SelectionBar
      count={mails.length}
      total={total}
      onSelectAll={() => selection.takeAll(total)}
      onClear={selection.clear}
    >
      <IconButton
        label={t(willBeRead ? 'action.read' : 'action.unread')}
        icon={willBeRead ? MailOpen : Mail}
        loading={selection.isTakingAll}
        onClick={() => after(actions.setRead(mails, willBeRead))}
      />
      <MoveMenu mails={mails} onMove={(folder) => after(actions.move(mails, folder))}>
        <IconButton label={t('action.move')} icon={FolderInput} />
      </MoveMenu>
      <LabelMenu mails={mails} onLabel={(label) => after(actions.label(mails, label))}>
        <IconButton label={t('action.label')} icon={Tag} />
      </LabelMenu>
      <IconButton label={t('action.bin')} icon={Trash2} onClick={() => after(actions.bin(mails))} />
    </SelectionBar>
  );
}
