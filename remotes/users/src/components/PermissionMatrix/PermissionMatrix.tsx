import { ErrorState, Icon, LoadingRows, VisuallyHidden } from '@atrium/ui';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetRolesQuery } from '../../api/usersApi';
import { useRoleName } from '../Role/useRoleName';
import { PermissionTable } from './PermissionTable';

/** What somebody of a role may do, from the rules that the API issues. */
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
      {({ isAllowed }) => (
        <>
          <Icon of={isAllowed ? Check : Minus} />
          <VisuallyHidden>{t(isAllowed ? 'permissions.yes' : 'permissions.no')}</VisuallyHidden>
        </>
      )}
    </PermissionTable>
  );
}
