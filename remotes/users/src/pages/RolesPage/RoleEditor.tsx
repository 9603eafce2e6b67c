import { useCan } from '@atrium/sdk';
import { Button, Checkbox, useToast } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import type { Role, RoleChange } from '../../api/schemas';
import { useChangeRoleMutation, useResetRoleMutation } from '../../api/usersApi';
import { PermissionTable, useSubjectName } from '../../components/PermissionTable';
import { useRejection } from '../../components/UserActions/useRejection';
import { useRoleName } from '../../components/useRoleName';
import { differencesOf, type Extent } from '../../model/permissions';
import { RoleMenu, type RoleTask } from './RoleMenu';
import styles from './Roles.module.css';

interface Cell extends Pick<RoleChange, 'action' | 'subject'> {
  extent: Extent;
}

const extents: readonly Extent[] = ['none', 'own', 'all'];
const saidOf = { none: 'roles.taken', own: 'roles.givenOwn', all: 'roles.given' } as const;

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
  const change = (cell: Cell, extent: Extent) => {
    const { action, subject } = cell;
    return attempt(
      () => changeRole({ role, action, subject, isAllowed: extent !== 'none', isOwnOnly: extent === 'own' }).unwrap(),
      () => {
        const said = { role: name, action: t(`permissions.${action}`), subject: nameOf(subject) };
        toast.success(t(saidOf[extent], said), {
          action: { label: t('undo'), onClick: () => change({ ...cell, extent }, cell.extent) },
        });
      },
    );
  };
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

interface ExtentSelectProps {
  'aria-label': string;
  value: Extent;
  disabled: boolean;
  onChange: (extent: Extent) => void;
}

function ExtentSelect(props: ExtentSelectProps) {
  const { t } = useTranslation('users');
  const options = extents.map((value) => ({ value, label: t(`permissions.extent.${value}`) }));
  return <Select size="small" popupMatchSelectWidth={false} virtual={false} options={options} {...props} />;
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
        {({ owner, ...cell }) => {
          const { action, subject, extent } = cell;
          const isChanged = changed.includes(`${action} ${subject}`);
          const name = t('roles.cell', { action: t(`permissions.${action}`), subject: nameOf(subject) });
          const field = {
            // Nobody grants rights that they do not have.
            disabled: !mayEdit || (extent === 'none' && !can({ action, subject })),
            'aria-label': isChanged ? t('roles.changedCell', { cell: name }) : name,
          };
          return (
            <span className={isChanged ? styles.changed : undefined}>
              {owner && action !== 'create' ? (
                <ExtentSelect {...field} value={extent} onChange={(wanted) => change(cell, wanted)} />
              ) : (
                <Checkbox
                  {...field}
                  checked={extent !== 'none'}
                  onChange={({ target }) => change(cell, target.checked ? 'all' : 'none')}
                />
              )}
            </span>
          );
        }}
      </PermissionTable>
    </>
  );
}
