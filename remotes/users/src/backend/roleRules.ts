import { type BackendStore, userRoles } from '@atrium/backend';
import type { RoleRules } from '../api/schemas';
import { rolesOf } from './hostServices';
import { countByRole } from './namedRoles';
import { usersKey } from './tables';

/** Every role as the API shows it: the built-in ones, then the named ones by their names. */
export function toRoleRules(store: BackendStore): RoleRules {
  const { grantedTo, listNamed } = rolesOf(store);
  const people = countByRole(store, store.table(usersKey).all());
  const roles = [
    ...userRoles.map((role) => ({ id: role, role })),
    ...(listNamed?.() ?? []).map(({ id, name, base, rev = 1 }) => ({ id, name, role: base, rev })),
  ];
  return {
    subjects: [...store.permissions.subjects],
    roles: roles.map((role) => ({
      ...role,
      people: people.get(role.id) ?? 0,
      ability: store.permissions.rulesOf(role.id),
      granted: grantedTo(role.id),
    })),
  };
}
