import { useTranslation } from 'react-i18next';
import { userRoles } from '../api/choices';
import { useGetRolesQuery } from '../api/usersApi';

interface NamedBy {
  id: string;
  name?: string | undefined;
}

/** Name of a role; built-in ones are translated. */
export function useRoleName(): (role: NamedBy) => string {
  const { t } = useTranslation('users');
  return ({ id, name }) => {
    const builtIn = userRoles.find((role) => role === id);
    return builtIn ? t(`role.${builtIn}`) : (name ?? id);
  };
}

const builtIn = userRoles.map((id) => ({ id }));

/** Role options: the built-in ones until the others have loaded. */
export function useRoleOptions(): { value: string; label: string }[] {
  const nameOf = useRoleName();
  const { data } = useGetRolesQuery();
  return (data?.roles ?? builtIn).map((role) => ({ value: role.id, label: nameOf(role) }));
}
