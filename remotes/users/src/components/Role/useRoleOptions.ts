import { userRoles } from '../../api/choices';
import { useGetRolesQuery } from '../../api/usersApi';
import { useRoleName } from './useRoleName';

const builtIn = userRoles.map((id) => ({ id }));

/** The roles to choose from: the built-in ones until the others are there. */
export function useRoleOptions(): { value: string; label: string }[] {
  const nameOf = useRoleName();
  const { data } = useGetRolesQuery();
  return (data?.roles ?? builtIn).map((role) => ({ value: role.id, label: nameOf(role) }));
}
