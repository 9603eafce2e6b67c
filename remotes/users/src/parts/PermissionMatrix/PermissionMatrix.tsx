import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorState, Icon, LoadingRows, VisuallyHidden } from 'shared/ui';
import type { UserRole } from '../../api/schemas';
import { useGetRolesQuery } from '../../api/usersApi';
import { PermissionTable } from './PermissionTable';

/** What somebody of a role may do, from the rules that the API issues. */
export function PermissionMatrix({ role }: { role: UserRole }) {
  const { t } = useTranslation('users');
  const { data, error, refetch } = useGetRolesQuery();
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" />;
  const rules = data.roles.find((given) => given.role === role)?.ability ?? [];
  return (
    <PermissionTable caption={t('permissions.of', { role: t(`role.${role}`) })} rules={rules} subjects={data.subjects}>
      {({ isAllowed }) => (
        <>
          <Icon of={isAllowed ? Check : Minus} />
          <VisuallyHidden>{t(isAllowed ? 'permissions.yes' : 'permissions.no')}</VisuallyHidden>
        </>
      )}
    </PermissionTable>
  );
}
