import { AlarmClock, Archive, FolderInput, Mail, MailOpen, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from 'shared/runtime';
import { IconButton, SelectionBar } from 'shared/ui';
import { LabelMenu, MoveMenu, SnoozeMenu } from '../MailActions/MailMenus';
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
  const [open, setOpen] = useState<'move' | 'label' | 'snooze'>();
  const menu = (name: 'move' | 'label' | 'snooze') => ({
    isOpen: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : undefined),
  });
  const mayArchive = mails.every(({ folder }) => folder !== 'draft');
  const bin = () => after(actions.bin(mails));
  const archive = () => after(actions.move(mails, 'archive'));
  const isAllStarred = mails.every(({ isStarred }) => isStarred);
  useKeys(
    mails.length === 0
      ? {}
      : {
          bin,
          move: () => setOpen('move'),
          label: () => setOpen('label'),
          star: () => after(actions.setStarred(mails, !isAllStarred)),
          unread: () => after(actions.setRead(mails, false)),
          ...(mayArchive && {
            archive,
            snooze: () => setOpen('snooze'),
            spam: () => after(actions.move(mails, 'spam')),
          }),
        },
  );

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
      {mayArchive && (
        <>
          <IconButton label={t('action.archive')} icon={Archive} onClick={archive} />
          <SnoozeMenu {...menu('snooze')} onSnooze={(until) => after(actions.snooze(mails, until))}>
            <IconButton label={t('action.snooze')} icon={AlarmClock} />
          </SnoozeMenu>
        </>
      )}
      <MoveMenu mails={mails} {...menu('move')} onMove={(folder) => after(actions.move(mails, folder))}>
        <IconButton label={t('action.move')} icon={FolderInput} />
      </MoveMenu>
      <LabelMenu mails={mails} {...menu('label')} onLabel={(label) => after(actions.label(mails, label))}>
        <IconButton label={t('action.label')} icon={Tag} />
      </LabelMenu>
      <IconButton label={t('action.bin')} icon={Trash2} onClick={bin} />
    </SelectionBar>
  );
}
