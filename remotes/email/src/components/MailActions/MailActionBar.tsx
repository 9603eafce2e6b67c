import { useKeys, useShortcut } from '@atrium/sdk';
import { IconButton } from '@atrium/ui';
import { AlarmClock, Archive, FolderInput, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailFolder } from '../../api/schemas';
import type { MailState } from '../../model/mailChange';
import { moveTargets } from '../../model/moveTargets';
import { LabelMenu, MoveMenu, SnoozeMenu } from './MailMenus';
import type { MailWork } from './useMailActions';

type MenuName = 'snooze' | 'move' | 'label';

interface MailActionBarProps {
  emails: readonly MailState[];
  hasKeys: boolean;
  /** @param isLeaving true if the emails leave their list */
  onAct: (work: MailWork, isLeaving: boolean) => void;
}

/** Archive, snooze, move, label and delete, for the open or the selected emails; with their shortcuts. */
export function MailActionBar({ emails, hasKeys, onAct }: MailActionBarProps) {
  const { t } = useTranslation('email');
  const [menu, setMenu] = useState<MenuName>();
  const shortcut = useShortcuts();
  const mayMoveTo = (target: EmailFolder) => emails.every(({ folder }) => moveTargets(folder).includes(target));
  const mayArchive = mayMoveTo('archive');
  const opener = (name: MenuName) => ({
    isOpen: menu === name,
    onOpenChange: (isOpen: boolean) => setMenu(isOpen ? name : undefined),
  });
  const move = (folder: EmailFolder) => onAct((actions) => actions.move(emails, folder), true);
  const archive = () => move('archive');
  const bin = () => onAct((actions) => actions.bin(emails), true);
  const isStarred = emails.every((mail) => mail.isStarred);

  useKeys({
    ...(hasKeys && {
      bin,
      move: () => setMenu('move'),
      label: () => setMenu('label'),
      star: () => onAct(({ setStarred }) => setStarred(emails, !isStarred), false),
      ...(mayArchive && { archive, snooze: () => setMenu('snooze') }),
      ...(mayMoveTo('spam') && { spam: () => move('spam') }),
    }),
  });
  return (
    <>
      {mayArchive && (
        <>
          <IconButton label={t('action.archive')} icon={Archive} shortcut={shortcut.archive} onClick={archive} />
          <SnoozeMenu {...opener('snooze')} onChoose={(until) => onAct(({ snooze }) => snooze(emails, until), true)}>
            <IconButton label={t('action.snooze')} icon={AlarmClock} shortcut={shortcut.snooze} />
          </SnoozeMenu>
        </>
      )}
      <MoveMenu emails={emails} {...opener('move')} onChoose={move}>
        <IconButton label={t('action.move')} icon={FolderInput} shortcut={shortcut.move} />
      </MoveMenu>
      <LabelMenu
        emails={emails}
        {...opener('label')}
        onChoose={(name) => onAct(({ label }) => label(emails, name), false)}
      >
        <IconButton label={t('action.label')} icon={Tag} shortcut={shortcut.label} />
      </LabelMenu>
      <IconButton label={t('action.bin')} icon={Trash2} shortcut={shortcut.bin} onClick={bin} />
    </>
  );
}

const useShortcuts = () => ({
  archive: useShortcut('archive'),
  snooze: useShortcut('snooze'),
  move: useShortcut('move'),
  label: useShortcut('label'),
  bin: useShortcut('bin'),
});
