import { useShortcutSheet } from '@atrium/sdk';
import { DropdownMenu, IconButton } from '@atrium/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Email } from '../../api/schemas';
import { usePrint } from '../usePrint';
import { useAnswers } from './useAnswers';

interface MoreMenuProps {
  mail: Email;
  onUnread: () => void;
}

export function MoreMenu({ mail, onUnread }: MoreMenuProps) {
  const { t } = useTranslation('email');
  const { mayAnswer, canReplyAll, answer } = useAnswers(mail);
  const print = usePrint();
  const showKeys = useShortcutSheet();
  const isDraft = mail.folder === 'draft';
  const choices: Record<string, () => void> = {
    ...(mayAnswer && !isDraft && canReplyAll ? { replyAll: () => answer('replyAll') } : {}),
    ...(mayAnswer && !isDraft ? { forward: () => answer('forward') } : {}),
    unread: onUnread,
    print: () => print(mail),
    keys: showKeys,
  };
  const names: Record<string, string> = {
    replyAll: t('answer.replyAll'),
    forward: t('answer.forward'),
    unread: t('action.unread'),
    print: t('print'),
    keys: t('shortcuts.title'),
  };
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        items: Object.keys(choices).map((key) => ({ key, label: names[key] })),
        onClick: ({ key }) => choices[key]?.(),
      }}
    >
      <IconButton label={t('action.more')} icon={Ellipsis} />
    </DropdownMenu>
  );
}
