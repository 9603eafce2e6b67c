import { useRuntime } from '@atrium/sdk';
import { DropdownMenu, LabelDot, useFormat } from '@atrium/ui';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailFolder, EmailLabel } from '../../api/schemas';
import { labelTones } from '../../model/labelTones';
import type { MailState } from '../../model/mailChange';
import { emailLabels } from '../../model/mailPath';
import { moveTargets } from '../../model/moveTargets';
import { snoozeChoices } from '../../model/snooze';
import { MomentDialog } from '../MomentDialog/lazyMomentDialog';

interface MenuOpener {
  children: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

interface Choice {
  key: string;
  label: string;
  icon?: ReactNode;
  extra?: string;
  isMarked?: boolean;
  choose: () => void;
}

function ChoiceMenu({ choices, children, isOpen, onOpenChange }: MenuOpener & { choices: readonly Choice[] }) {
  return (
    <DropdownMenu
      autoFocus
      trigger={['click']}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
      menu={{
        selectable: choices.some(({ isMarked }) => isMarked !== undefined),
        multiple: true,
        selectedKeys: choices.filter(({ isMarked }) => isMarked).map(({ key }) => key),
        items: choices.map(({ isMarked: _, choose: __, ...item }) => item),
        onClick: (chosen) => choices.find(({ key }) => key === chosen.key)?.choose(),
      }}
    >
      {children}
    </DropdownMenu>
  );
}

interface MailMenuProps<Value> extends MenuOpener {
  emails: readonly MailState[];
  onChoose: (value: Value) => void;
}

export function MoveMenu({ emails, onChoose, ...opener }: MailMenuProps<EmailFolder>) {
  const { t } = useTranslation('email');
  const [first, ...others] = new Set(emails.map(({ folder }) => folder));
  const targets = moveTargets(others.length === 0 ? first : undefined);
  return (
    <ChoiceMenu
      {...opener}
      choices={targets.map((folder) => ({
        key: folder,
        label: t(`folder.${folder}`),
        choose: () => onChoose(folder),
      }))}
    />
  );
}

export function LabelMenu({ emails, onChoose, ...opener }: MailMenuProps<EmailLabel>) {
  const { t } = useTranslation('email');
  return (
    <ChoiceMenu
      {...opener}
      choices={emailLabels.map((label) => ({
        key: label,
        label: t(`label.${label}`),
        icon: <LabelDot tone={labelTones[label]} />,
        isMarked: emails.every(({ labels }) => labels.includes(label)),
        choose: () => onChoose(label),
      }))}
    />
  );
}

/** Snooze times: the usual ones, or any other. */
export function SnoozeMenu({ onChoose, ...opener }: Omit<MailMenuProps<Date>, 'emails'>) {
  const { t } = useTranslation('email');
  const format = useFormat();
  const { clock } = useRuntime();
  const [isAsking, setAsking] = useState(false);
  const times = snoozeChoices(new Date(clock.now()));
  return (
    <>
      <ChoiceMenu
        {...opener}
        choices={[
          ...times.map(({ choice, until }) => ({
            key: choice,
            label: t(`snooze.${choice}`),
            extra: `${format.dateShort(until)}, ${format.time(until)}`,
            choose: () => onChoose(until),
          })),
          { key: 'other', label: t('moment.other'), choose: () => setAsking(true) },
        ]}
      />
      {isAsking && (
        <Suspense>
          <MomentDialog
            title={t('snooze.title')}
            confirm={t('actions.snooze')}
            first={times[0]?.until}
            onClose={() => setAsking(false)}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </>
  );
}
