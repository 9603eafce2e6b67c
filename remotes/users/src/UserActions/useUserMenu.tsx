import { Eye, Mail, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from 'shared/api';
import { useCan, useSession } from 'shared/runtime';
import { Icon, type MenuProps } from 'shared/ui';
import { useDeleteUser } from './useDeleteUser';
import { useSendMail } from './useSendMail';

type MenuItems = NonNullable<MenuProps['items']>;

/** What the person may do with a user, as entries of a menu. */
export function useUserMenu(): (user: User) => MenuItems {
  const { t } = useTranslation('users');
  const can = useCan();
  const navigate = useNavigate();
  const sendMail = useSendMail();
  const deleteUser = useDeleteUser();
  const { user: self } = useSession();

  return (user) => {
    const items: (MenuItems[number] | false | undefined)[] = [
      {
        key: 'view',
        label: t('action.view'),
        icon: <Icon of={Eye} />,
        onClick: () => navigate(`/apps/user/view/${user.id}`),
      },
      can({ action: 'update', subject: 'User' }) && {
        key: 'edit',
        label: t('action.edit'),
        icon: <Icon of={Pencil} />,
        onClick: () => navigate(`/apps/user/edit/${user.id}`),
      },
      sendMail && {
        key: 'mail',
        label: t('action.mail'),
        icon: <Icon of={Mail} />,
        onClick: () => sendMail(user),
      },
      can({ action: 'delete', subject: 'User' }) &&
        user.id !== self?.id && {
          key: 'delete',
          label: t('action.delete'),
          icon: <Icon of={Trash2} />,
          danger: true,
          onClick: () => deleteUser(user),
        },
    ];
    return items.flatMap((item) => item || []);
  };
}
