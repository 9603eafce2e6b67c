import { FolderInput, MailOpen, Tag, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, SelectionBar } from 'shared/ui';
import { LabelMenu, MoveMenu } from '../Mail/MailMenus';
import { useMailActions } from '../Mail/useMailActions';
import type { MailSelection } from './useMailSelection';

interface MailSelectionBarProps {
  selection: MailSelection;
  total: number;
}

/** What can be done with the chosen mails. */
export function MailSelectionBar({ selection, total }: MailSelectionBarProps) {
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
      <Button
        type="text"
        icon={<Icon of={MailOpen} />}
        loading={selection.isTakingAll}
        onClick={() => after(actions.setRead(mails, willBeRead))}
      >
        {t(willBeRead ? 'action.read' : 'action.unread')}
      </Button>
      <MoveMenu mails={mails} onMove={(folder) => after(actions.move(mails, folder))}>
        <Button type="text" icon={<Icon of={FolderInput} />}>
          {t('action.move')}
        </Button>
      </MoveMenu>
      <LabelMenu mails={mails} onLabel={(label) => after(actions.label(mails, label))}>
        <Button type="text" icon={<Icon of={Tag} />}>
          {t('action.label')}
        </Button>
      </LabelMenu>
      <Button type="text" danger icon={<Icon of={Trash2} />} onClick={() => after(actions.bin(mails))}>
        {t('action.bin')}
      </Button>
    </SelectionBar>
  );
}
