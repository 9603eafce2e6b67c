import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DropdownMenu, LabelDot, useFormat } from 'shared/ui';
import type { EmailFolder, EmailLabel } from '../../api/schemas';
import { labelTones } from '../../model/labelTones';
import { type MailState, moveTargets } from '../../model/mailChange';
import { emailLabels } from '../../model/mailPath';
import { snoozeChoices } from '../../model/snooze';

interface MenuProps {
  mails: readonly MailState[];
  /** What opens the menu. */
  children: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Where the mails can be moved to. */
export function MoveMenu({ mails, onMove, children, ...open }: MenuProps & { onMove: (folder: EmailFolder) => void }) {
  const { t } = useTranslation('email');
  const folders = new Set(mails.map(({ folder }) => folder));
  const [only] = folders;
  const targets = moveTargets(folders.size === 1 ? only : undefined);
  return (
    <DropdownMenu
      autoFocus
      trigger={['click']}
      {...toOpen(open)}
      menu={{
        items: targets.map((folder) => ({ key: folder, label: t(`folder.${folder}`) })),
        onClick: ({ key }) => {
          const target = targets.find((folder) => folder === key);
          if (target) onMove(target);
        },
      }}
    >
      {children}
    </DropdownMenu>
  );
}

/** The labels, those marked that all of the mails have. */
export function LabelMenu({ mails, onLabel, children, ...open }: MenuProps & { onLabel: (label: EmailLabel) => void }) {
  const { t } = useTranslation('email');
  return (
    <DropdownMenu
      autoFocus
      trigger={['click']}
      {...toOpen(open)}
      menu={{
        selectable: true,
        multiple: true,
        selectedKeys: emailLabels.filter((label) => mails.every(({ labels }) => labels.includes(label))),
        items: emailLabels.map((label) => ({
          key: label,
          label: t(`label.${label}`),
          icon: <LabelDot tone={labelTones[label]} />,
        })),
        onClick: ({ key }) => {
          const chosen = emailLabels.find((label) => label === key);
          if (chosen) onLabel(chosen);
        },
      }}
    >
      {children}
    </DropdownMenu>
  );
}

type SnoozeMenuProps = Omit<MenuProps, 'mails'> & { onSnooze: (until: Date) => void };

/** When mails come back. */
export function SnoozeMenu({ onSnooze, children, ...open }: SnoozeMenuProps) {
  const { t } = useTranslation('email');
  const format = useFormat();
  const choices = snoozeChoices(new Date());
  return (
    <DropdownMenu
      autoFocus
      trigger={['click']}
      {...toOpen(open)}
      menu={{
        items: choices.map(({ choice, until }) => ({
          key: choice,
          label: t(`snooze.${choice}`),
          extra: format.dateTime(until.toISOString()),
        })),
        onClick({ key }) {
          const chosen = choices.find(({ choice }) => choice === key);
          if (chosen) onSnooze(chosen.until);
        },
      }}
    >
      {children}
    </DropdownMenu>
  );
}

const toOpen = ({ isOpen, onOpenChange }: Pick<MenuProps, 'isOpen' | 'onOpenChange'>) => ({
  ...(isOpen === undefined ? {} : { open: isOpen }),
  ...(onOpenChange ? { onOpenChange } : {}),
});
