import { useTranslation } from 'react-i18next';
import { userRoles } from '../api/choices';
import { useGetRolesQuery } from '../api/usersApi';

interface NamedBy {
  id: string;
  name?: string | undefined;
}

/** Name of a role: the built-in ones in the language of the page. */
export function useRoleName(): (role: NamedBy) => string {
  const { t } = useTranslation('users');
  return ({ id, name }) => {
    const builtIn = userRoles.find((role) => role === id);
    return builtIn ? t(`role.${builtIn}`) : (name ?? id);
  };
}

const builtIn = userRoles.map((id) => ({ id }));

/** The roles to choose from: the built-in ones until the others are there. */
export function useRoleOptions(): { value: string; label: string }[] {
  const nameOf = useRoleName();
  const { data } = useGetRolesQuery();
  return (data?.roles ?? builtIn).map((role) => ({ value: role.id, label: nameOf(role) }));
}
