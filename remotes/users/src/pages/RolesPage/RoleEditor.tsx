import { useTranslation } from 'react-i18next';
import { useCan } from 'shared/runtime';
import { Button, Checkbox } from 'shared/ui';
import type { RoleRules } from '../../api/schemas';
import { differencesOf } from '../../model/roleChanges';
import { PermissionTable } from '../../parts/PermissionMatrix/PermissionTable';
import { useSubjectName } from '../../parts/PermissionMatrix/useSubjectName';
import styles from './Roles.module.css';
import { useRoleChanges } from './useRoleChanges';

interface RoleEditorProps {
  role: RoleRules['roles'][number]['role'];
  ability: RoleRules['roles'][number]['ability'];
  granted: RoleRules['roles'][number]['granted'];
  subjects: readonly string[];
  isOwn: boolean;
}

/** The matrix of one role: each tick holds at once. */
export function RoleEditor({ role, ability, granted, subjects, isOwn }: RoleEditorProps) {
  const { t } = useTranslation('users');
  const can = useCan();
  const nameOf = useSubjectName();
  const { change, reset, isBusy } = useRoleChanges(role);
  const changed = differencesOf(ability, granted, subjects);
  const mayEdit = role !== 'admin' && can({ action: 'update', subject: 'Role' });
  const hint = role === 'admin' ? 'roles.adminText' : isOwn ? 'roles.ownText' : 'roles.text';
  return (
    <>
      <div className={styles.head}>
        <p className={styles.text}>{t(hint)}</p>
        {changed.length > 0 && mayEdit && (
          <Button loading={isBusy} onClick={reset}>
            {t('roles.reset', { count: changed.length })}
          </Button>
        )}
      </div>
      <PermissionTable caption={t('permissions.of', { role: t(`role.${role}`) })} rules={ability} subjects={subjects}>
        {({ subject, action, isAllowed }) => {
          const isChanged = changed.includes(`${action} ${subject}`);
          const name = t('roles.cell', { action: t(`permissions.${action}`), subject: nameOf(subject) });
          return (
            <span className={isChanged ? styles.changed : undefined}>
              <Checkbox
                checked={isAllowed}
                // Nobody gives what they may not do themselves.
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
