import type { Action } from '@atrium/contract';
import { useShortcutSheet } from '@atrium/sdk';
import { DropdownMenu, IconButton, toActionMenu } from '@atrium/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Email } from '../../api/schemas';
import { usePrint } from '../usePrint';

interface MoreMenuProps {
  mail: Email;
  actions: readonly Action[];
}

export function MoreMenu({ mail, actions }: MoreMenuProps) {
  const { t } = useTranslation('email');
  const print = usePrint();
  const showKeys = useShortcutSheet();
  const menu = toActionMenu(actions);
  const others = [
    { key: 'print', label: t('print'), onClick: () => print(mail) },
    { key: 'keys', label: t('keyboardShortcuts'), onClick: showKeys },
  ];
  return (
    <DropdownMenu trigger={['click']} menu={{ ...menu, items: [...(menu.items ?? []), ...others] }}>
      <IconButton label={t('action.more')} icon={Ellipsis} />
    </DropdownMenu>
  );
}
