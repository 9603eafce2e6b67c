import { useCan, useSession } from '@atrium/sdk';
import { Button, Icon, LinkButton, useIsNarrow } from '@atrium/ui';
import { RowMenu } from '@atrium/ui/table';
import { FilePlus, Mail, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../api/schemas';
import { useUserListPath } from '../../components/User/UserNotFound';
import { useDeleteUser } from '../../components/UserActions/useDeleteUser';
import { useCreateInvoice, useSendMail } from '../../components/UserActions/useOffer';
import { useUserMenu } from '../../components/UserActions/useUserMenu';

const narrowKeys = ['invoice', 'mail', 'delete'] as const;

export function UserPageActions({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const can = useCan();
  const navigate = useNavigate();
  const listPath = useUserListPath();
  const toList = () => navigate(listPath);
  const menuOf = useUserMenu(toList);
  const isNarrow = useIsNarrow();
  return (
    <>
      {!isNarrow && <RoomyActions user={user} onDeleted={toList} />}
      {can({ action: 'update', subject: 'User' }) && (
        <LinkButton type="primary" icon={<Icon of={Pencil} />} to={`/apps/user/edit/${user.id}`}>
          {t('action.edit')}
        </LinkButton>
      )}
      {isNarrow && <RowMenu label={t('action.menu', { name: user.fullName })} items={menuOf(user, narrowKeys)} />}
    </>
  );
}

function RoomyActions({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const { t } = useTranslation('users');
  const can = useCan();
  const { user: self } = useSession();
  const sendMail = useSendMail();
  const createInvoice = useCreateInvoice();
  const deleteUser = useDeleteUser();
  return (
    <>
      {can({ action: 'delete', subject: 'User' }) && user.id !== self?.id && (
        <Button
          type="text"
          danger
          icon={<Icon of={Trash2} />}
          onClick={async () => {
            if (await deleteUser(user)) onDeleted();
          }}
        >
          {t('action.delete')}
        </Button>
      )}
      {createInvoice && (
        <Button icon={<Icon of={FilePlus} />} onClick={() => createInvoice(user)}>
          {t('action.invoice')}
        </Button>
      )}
      {sendMail && (
        <Button icon={<Icon of={Mail} />} onClick={() => sendMail(user)}>
          {t('action.mail')}
        </Button>
      )}
    </>
  );
}
