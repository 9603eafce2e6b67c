import { DropdownMenu, Icon, IconButton } from '@atrium/ui';
import { Ellipsis, Forward, Printer, Reply, ReplyAll } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Email, EmailMessage } from '../../api/schemas';
import { usePrint } from '../usePrint';
import { useAnswers } from './useAnswers';

export function MessageMenu({ mail, message }: { mail: Email; message: EmailMessage }) {
  const { t } = useTranslation('email');
  const { mayAnswer, canReplyAll, answer } = useAnswers(mail, message);
  const print = usePrint();
  const mayReply = mayAnswer && mail.folder !== 'draft';
  const choices = [
    ...(mayReply ? [{ key: 'reply', label: t('actions.reply'), icon: Reply, run: () => answer('reply') }] : []),
    ...(mayReply && canReplyAll
      ? [{ key: 'replyAll', label: t('actions.replyAll'), icon: ReplyAll, run: () => answer('replyAll') }]
      : []),
    ...(mayReply ? [{ key: 'forward', label: t('actions.forward'), icon: Forward, run: () => answer('forward') }] : []),
    { key: 'print', label: t('print'), icon: Printer, run: () => print({ ...mail, ...message, replies: [] }) },
  ];
  return (
    <DropdownMenu
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: choices.map(({ key, label, icon }) => ({ key, label, icon: <Icon of={icon} /> })),
        onClick: ({ key }) => choices.find((choice) => choice.key === key)?.run(),
      }}
    >
      <IconButton label={t('message.menu', { name: message.from.name })} icon={Ellipsis} />
    </DropdownMenu>
  );
}
