import type { AbilityRule } from '@atrium/backend';
import { useRights } from '@atrium/sdk';
import { ErrorState, Icon, LoadingRows, VisuallyHidden } from '@atrium/ui';
import { Check, Minus, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { roleActions } from '../api/choices';
import { useGetRolesQuery } from '../api/usersApi';
import { type Action, type Extent, permissionsOf } from '../model/permissions';
import styles from './PermissionTable.module.css';
import { useRoleName } from './useRoleName';

/** Name of a rule's subject; its id if no app names it. */
export function useSubjectName(): (subject: string) => string {
  const rights = useRights();
  return (subject) => rights.find((right) => right.subject === subject)?.label ?? subject;
}

interface PermissionTableProps {
  caption: string;
  rules: readonly AbilityRule[];
  subjects: readonly string[];
  children: (cell: { subject: string; action: Action; extent: Extent; owner: string | undefined }) => ReactNode;
}

export function PermissionTable({ caption, rules, subjects, children }: PermissionTableProps) {
  const { t } = useTranslation('users');
  const rights = useRights();
  const rightOf = (subject: string) => rights.find((right) => right.subject === subject);
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('permissions.subject')}</th>
            {roleActions.map((action) => (
              <th key={action} scope="col">
                {t(`permissions.${action}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissionsOf(rules, subjects).map(({ subject, allowed }) => (
            <tr key={subject}>
              <th scope="row">{rightOf(subject)?.label ?? subject}</th>
              {roleActions.map((action) => (
                <td key={action} className={allowed[action] === 'none' ? styles.no : styles.yes}>
                  {rightOf(subject)?.actions.includes(action) === false ? (
                    <VisuallyHidden>{t('permissions.none')}</VisuallyHidden>
                  ) : (
                    children({ subject, action, extent: allowed[action], owner: rightOf(subject)?.owner })
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const extentIcons = { none: Minus, own: User, all: Check };

export function PermissionMatrix({ role }: { role: string }) {
  const { t } = useTranslation('users');
  const nameOf = useRoleName();
  const { data, error, refetch } = useGetRolesQuery();
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" />;
  const shown = data.roles.find(({ id }) => id === role);
  const rules = shown?.ability ?? [];
  return (
    <PermissionTable
      caption={t('permissions.of', { role: nameOf(shown ?? { id: role }) })}
      rules={rules}
      subjects={data.subjects}
    >
      {({ extent }) => (
        <span title={t(`permissions.extent.${extent}`)}>
          <Icon of={extentIcons[extent]} />
          <VisuallyHidden>{t(`permissions.extent.${extent}`)}</VisuallyHidden>
        </span>
      )}
    </PermissionTable>
  );
}
