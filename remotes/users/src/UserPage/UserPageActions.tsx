import { FilePlus, Mail, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from 'shared/api';
import { useCan, useSession } from 'shared/runtime';
import { Button, Icon, LinkButton } from 'shared/ui';
import { useCreateInvoice } from '../UserActions/useCreateInvoice';
import { useDeleteUser } from '../UserActions/useDeleteUser';
import { useSendMail } from '../UserActions/useSendMail';

/** What can be done with the user on screen; what other apps offer stands there only while they do. */
export function UserPageActions({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const can = useCan();
  const navigate = useNavigate();
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
            if (await deleteUser(user)) navigate('/apps/user/list');
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
      {can({ action: 'update', subject: 'User' }) && (
        <LinkButton type="primary" icon={<Icon of={Pencil} />} to={`/apps/user/edit/${user.id}`}>
          {t('action.edit')}
        </LinkButton>
      )}
    </>
  );
}
