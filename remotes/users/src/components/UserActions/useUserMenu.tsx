import { useCan, useSession } from '@atrium/sdk';
import { Icon, type MenuProps } from '@atrium/ui';
import { Eye, FilePlus, Mail, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../api/schemas';
import { useDeleteUser } from './useDeleteUser';
import { useCreateInvoice, useSendMail } from './useOffer';

type MenuItems = NonNullable<MenuProps['items']>;

type UserMenuKey = 'view' | 'edit' | 'invoice' | 'mail' | 'delete';

/** Menu of a user, by permission and available apps. @param onDeleted called after deletion */
export function useUserMenu(onDeleted?: () => void): (user: User, keys: readonly UserMenuKey[]) => MenuItems {
  const { t } = useTranslation('users');
  const can = useCan();
  const navigate = useNavigate();
  const sendMail = useSendMail();
  const createInvoice = useCreateInvoice();
  const deleteUser = useDeleteUser();
  const { user: self } = useSession();
  const canUpdate = can({ action: 'update', subject: 'User' });
  const canDelete = can({ action: 'delete', subject: 'User' });

  return (user, keys) => {
    const entry = (key: UserMenuKey, icon: typeof Eye, onClick: (() => void) | false | undefined, danger = false) =>
      onClick && keys.includes(key)
        ? [{ key, label: t(`action.${key}`), icon: <Icon of={icon} />, danger, onClick }]
        : [];
    const { id } = user;
    return [
      ...entry('view', Eye, () => navigate(`/apps/user/view/${id}`)),
      ...entry('edit', Pencil, canUpdate && (() => navigate(`/apps/user/edit/${id}`))),
      ...entry('invoice', FilePlus, createInvoice && (() => void createInvoice(user))),
      ...entry('mail', Mail, sendMail && (() => void sendMail(user))),
      ...entry(
        'delete',
        Trash2,
        canDelete && id !== self?.id && (() => void deleteUser(user).then((done) => done && onDeleted?.())),
        true,
      ),
    ];
  };
}
