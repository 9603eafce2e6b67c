import { useRuntime, useSession } from '@atrium/sdk';
import { DropdownMenu, Icon, IconButton, LabelDot, useConfirm } from '@atrium/ui';
import { Check, Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmailLabel } from '../../api/schemas';
import { type Composition, type MailContent, recipientsOf, toMessage } from '../../model/composition';
import { labelTones } from '../../model/labelTones';
import { emailLabels } from '../../model/mailPath';
import { losesAsPlainText, toPlainText } from '../../model/plainText';
import { usePrint } from '../usePrint';

interface ComposeMenuProps {
  composition: Composition;
  onChange: (part: Partial<MailContent>) => void;
}

export function ComposeMenu({ composition, onChange }: ComposeMenuProps) {
  const { t } = useTranslation('email');
  const print = usePrintedDraft();
  const confirm = useConfirm();
  const { html, labels, isPlainText } = composition;
  const togglePlainText = async () => {
    if (isPlainText) return onChange({ isPlainText: false });
    const question = {
      title: t('compose.toPlainText.title'),
      text: t('compose.toPlainText.text'),
      confirm: t('compose.toPlainText.confirm'),
    };
    if (!losesAsPlainText(html) || (await confirm(question))) onChange({ isPlainText: true, html: toPlainText(html) });
  };
  const toggle = (label: EmailLabel) =>
    onChange({ labels: labels.includes(label) ? labels.filter((own) => own !== label) : [...labels, label] });
  const tick = (isOn: boolean) => isOn && <Icon of={Check} />;
  return (
    <DropdownMenu
      trigger={['click']}
      placement="topLeft"
      menu={{
        items: [
          {
            key: 'label',
            label: t('actions.label'),
            children: emailLabels.map((label) => ({
              key: label,
              label: t(`label.${label}`),
              icon: <LabelDot tone={labelTones[label]} />,
              extra: tick(labels.includes(label)),
            })),
          },
          { key: 'plain', label: t('compose.plainText'), extra: tick(isPlainText) },
          { key: 'print', label: t('print') },
        ],
        onClick: ({ key }) => {
          const label = emailLabels.find((one) => one === key);
          if (label) toggle(label);
          else if (key === 'plain') void togglePlainText();
          else print(composition);
        },
      }}
    >
      <IconButton label={t('compose.more')} icon={Ellipsis} />
    </DropdownMenu>
  );
}

function usePrintedDraft(): (composition: Composition) => void {
  const print = usePrint();
  const { clock } = useRuntime();
  const { user } = useSession();
  return (composition) =>
    print({
      ...toMessage(composition),
      ...{ to: recipientsOf(composition, 'to'), cc: recipientsOf(composition, 'cc'), bcc: [] },
      id: composition.draftId ?? 0,
      from: { name: user?.fullName ?? '', email: user?.email ?? '', avatar: null },
      time: new Date(clock.now()).toISOString(),
      replies: [],
    });
}
