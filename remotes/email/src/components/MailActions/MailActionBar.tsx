import { useActions } from '@atrium/sdk';
import { ActionButton } from '@atrium/ui';
import { useState } from 'react';
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
  const [menu, setMenu] = useState<MenuName>();
  const mayMoveTo = (target: EmailFolder) => emails.every(({ folder }) => moveTargets(folder).includes(target));
  const mayArchive = mayMoveTo('archive');
  const opener = (name: MenuName) => ({
    isOpen: menu === name,
    onOpenChange: (isOpen: boolean) => setMenu(isOpen ? name : undefined),
  });
  const move = (folder: EmailFolder) => onAct((actions) => actions.move(emails, folder), true);
  const isStarred = emails.every((mail) => mail.isStarred);

  const action = useActions(
    {
      archive: { run: () => move('archive'), isEnabled: mayArchive },
      snooze: { run: () => setMenu('snooze'), isEnabled: mayArchive },
      move: () => setMenu('move'),
      label: () => setMenu('label'),
      bin: () => onAct((actions) => actions.bin(emails), true),
      star: () => onAct(({ setStarred }) => setStarred(emails, !isStarred), false),
      spam: { run: () => move('spam'), isEnabled: mayMoveTo('spam') },
    },
    { isCurrent: hasKeys },
  );
  return (
    <>
      {mayArchive && (
        <>
          <ActionButton action={action('archive')} />
          <SnoozeMenu {...opener('snooze')} onChoose={(until) => onAct(({ snooze }) => snooze(emails, until), true)}>
            <ActionButton action={action('snooze')} />
          </SnoozeMenu>
        </>
      )}
      <MoveMenu emails={emails} {...opener('move')} onChoose={move}>
        <ActionButton action={action('move')} />
      </MoveMenu>
      <LabelMenu
        emails={emails}
        {...opener('label')}
        onChoose={(name) => onAct(({ label }) => label(emails, name), false)}
      >
        <ActionButton action={action('label')} />
      </LabelMenu>
      <ActionButton action={action('bin')} />
    </>
  );
}
