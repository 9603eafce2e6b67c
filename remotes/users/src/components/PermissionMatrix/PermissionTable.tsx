import type { AbilityRule } from '@atrium/backend';
import { useRights } from '@atrium/sdk';
import { VisuallyHidden } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { roleActions } from '../../api/choices';
import { type Action, permissionsOf } from '../../model/permissions';
import styles from './PermissionMatrix.module.css';

interface PermissionTableProps {
  /** For screen readers. */
  caption: string;
  rules: readonly AbilityRule[];
  subjects: readonly string[];
  children: (cell: { subject: string; action: Action; isAllowed: boolean }) => ReactNode;
}

/** What rules allow, by subject and action. */
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
                <td key={action} className={allowed[action] ? styles.yes : styles.no}>
                  {rightOf(subject)?.actions.includes(action) === false ? (
                    <VisuallyHidden>{t('permissions.none')}</VisuallyHidden>
                  ) : (
                    children({ subject, action, isAllowed: allowed[action] })
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
