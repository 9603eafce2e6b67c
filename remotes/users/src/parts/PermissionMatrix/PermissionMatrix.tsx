import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorState, Icon, LoadingRows, VisuallyHidden } from 'shared/ui';
import type { UserRole } from '../../api/schemas';
import { useGetRolesQuery } from '../../api/usersApi';
import { actions, namedSubjects, permissionsOf } from '../../model/permissions';
import styles from './PermissionMatrix.module.css';

/** What somebody of a role may do, from the rules that the API issues. */
export function PermissionMatrix({ role }: { role: UserRole }) {
  const { t } = useTranslation('users');
  const { data, error, refetch } = useGetRolesQuery();
  const nameOf = (subject: string) => {
    const known = namedSubjects.find((name) => name === subject);
    return known ? t(`subject.${known}`) : subject;
  };
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" />;
  const rules = data.roles.find((given) => given.role === role)?.ability ?? [];

  return (
    <div className={styles.scroll}>
      <table className={styles.matrix}>
        <caption>
          <VisuallyHidden>{t('permissions.of', { role: t(`role.${role}`) })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('permissions.subject')}</th>
            {actions.map((action) => (
              <th key={action} scope="col">
                {t(`permissions.${action}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissionsOf(rules, data.subjects).map(({ subject, allowed }) => (
            <tr key={subject}>
              <th scope="row">{nameOf(subject)}</th>
              {actions.map((action) => (
                <td key={action} className={allowed[action] ? styles.yes : styles.no}>
                  <Icon of={allowed[action] ? Check : Minus} />
                  <VisuallyHidden>{t(allowed[action] ? 'permissions.yes' : 'permissions.no')}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
