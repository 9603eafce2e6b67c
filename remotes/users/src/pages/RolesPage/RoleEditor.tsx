import { useCan } from '@atrium/sdk';
import { Button, Checkbox, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Role, RoleChange } from '../../api/schemas';
import { useChangeRoleMutation, useResetRoleMutation } from '../../api/usersApi';
import { PermissionTable, useSubjectName } from '../../components/PermissionTable';
import { useRejection } from '../../components/UserActions/useRejection';
import { useRoleName } from '../../components/useRoleName';
import { differencesOf } from '../../model/permissions';
import { RoleMenu, type RoleTask } from './RoleMenu';
import styles from './Roles.module.css';

function useRoleChanges(role: string, name: string) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRejection();
  const nameOf = useSubjectName();
  const [changeRole, changing] = useChangeRoleMutation();
  const [resetRole, resetting] = useResetRoleMutation();

  const attempt = async (work: () => Promise<unknown>, succeeded: () => void) => {
    try {
      await work();
      succeeded();
    } catch (error) {
      toast.error(read(error).message);
    }
  };
  const change = (cell: Omit<RoleChange, 'role'>) =>
    attempt(
      () => changeRole({ role, ...cell }).unwrap(),
      () => {
        const said = {
          role: name,
          action: t(`permissions.${cell.action}`),
          subject: nameOf(cell.subject),
        };
        toast.success(t(cell.isAllowed ? 'roles.given' : 'roles.taken', said), {
          action: { label: t('undo'), onClick: () => change({ ...cell, isAllowed: !cell.isAllowed }) },
        });
      },
    );
  return {
    change,
    reset: () =>
      attempt(
        () => resetRole({ role }).unwrap(),
        () => toast.success(t('roles.resetDone', { role: name })),
      ),
    isBusy: changing.isLoading || resetting.isLoading,
  };
}

interface RoleEditorProps {
  role: Role;
  subjects: readonly string[];
  isOwn: boolean;
  onTask: (task: RoleTask) => void;
  onDeleted: () => void;
}

/** Rights of one role; each change is saved at once. */
export function RoleEditor({ role, subjects, isOwn, ...menu }: RoleEditorProps) {
  const { id, ability, granted, people } = role;
  const { t } = useTranslation('users');
  const can = useCan();
  const nameOf = useSubjectName();
  const roleName = useRoleName()(role);
  const { change, reset, isBusy } = useRoleChanges(id, roleName);
  const changed = differencesOf(ability, granted, subjects);
  const mayEdit = id !== 'admin' && can({ action: 'update', subject: 'Role' });
  const hint = id === 'admin' ? 'roles.adminText' : isOwn ? 'roles.ownText' : 'roles.text';
  return (
    <>
      <div className={styles.head}>
        <p className={styles.text}>
          {t(hint)} {t('roles.people', { count: people })}
        </p>
        <div className={styles.actions}>
          {changed.length > 0 && mayEdit && (
            <Button loading={isBusy} onClick={reset}>
              {t('roles.reset', { count: changed.length })}
            </Button>
          )}
          <RoleMenu role={role} {...menu} />
        </div>
      </div>
      <PermissionTable caption={t('permissions.of', { role: roleName })} rules={ability} subjects={subjects}>
        {({ subject, action, isAllowed }) => {
          const isChanged = changed.includes(`${action} ${subject}`);
          const name = t('roles.cell', { action: t(`permissions.${action}`), subject: nameOf(subject) });
          return (
            <span className={isChanged ? styles.changed : undefined}>
              <Checkbox
                checked={isAllowed}
                // Nobody grants rights that they do not have.
                disabled={!mayEdit || (!isAllowed && !can({ action, subject }))}
                aria-label={isChanged ? t('roles.changedCell', { cell: name }) : name}
                onChange={({ target }) => change({ action, subject, isAllowed: target.checked })}
              />
            </span>
          );
        }}
      </PermissionTable>
    </>
  );
}
