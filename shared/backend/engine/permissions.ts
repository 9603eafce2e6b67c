import type { Grant } from '@atrium/contract';
import type { AbilityRule, BackendAction, BackendTable, NamedRole, Permissions, Person, TableKey } from '..';
import type { BackendCatalog } from './catalog';

const everything: AbilityRule = { action: 'manage', subject: 'all' };

/** Who may do everything, but for what a grant takes away. */
const masters = new Set(['admin', 'maintainer']);

/** What somebody has changed of a role's rules; what apps grant to it comes before. */
interface RoleChanges {
  /** The role's name. */
  id: string;
  rules: readonly AbilityRule[];
  /** Counts the changes: a token holds the one that it was issued with. */
  version: number;
}

export const roleChangesKey: TableKey<RoleChanges> = { name: 'roleChanges' };
export const namedRolesKey: TableKey<NamedRole> = { name: 'namedRoles', isRevised: true };

/** The tables that hold the rights. */
interface RoleTables {
  changes: Pick<BackendTable<RoleChanges>, 'get' | 'put' | 'delete'>;
  named: Pick<BackendTable<NamedRole>, 'get' | 'all' | 'put' | 'delete'>;
}

/** The role that says what somebody may do: a named one for as long as it exists, else the built-in one. */
export const roleOf = ({ role, roleId }: Person, named: Pick<RoleTables['named'], 'get'>): string =>
  roleId && named.get(roleId) ? roleId : role;

/**
 * The roles' rules, from the grants of all backends and what was changed of them since: the one source for tokens,
 * checks and the matrix of roles.
 */
export function createPermissions(catalog: BackendCatalog, tables: () => RoleTables): Permissions {
  const rulesFrom = (grants: readonly Grant[], role: string): AbilityRule[] => [
    ...(masters.has(role) ? [everything] : []),
    ...grants
      .filter((grant) => grant.role === role && (grant.inverted || !masters.has(role)))
      .map(({ action, subject, inverted }) => ({ action, subject, ...(inverted && { inverted }) })),
  ];
  // A call may ask for each of a thousand apps: the rules of a role stay as they are as long as the grants do.
  const kept = new WeakMap<readonly Grant[], Map<string, AbilityRule[]>>();
  function grantedToBuiltIn(role: string): AbilityRule[] {
    const grants = catalog.grants();
    const roles = kept.get(grants) ?? new Map<string, AbilityRule[]>();
    kept.set(grants, roles);
    const rules = roles.get(role) ?? rulesFrom(grants, role);
    roles.set(role, rules);
    return rules;
  }
  const grantedTo = (role: string) => grantedToBuiltIn(tables().named.get(role)?.base ?? role);
  function rulesOf(role: string): AbilityRule[] {
    const changed = tables().changes.get(role)?.rules ?? [];
    return changed.length > 0 ? [...grantedTo(role), ...changed] : grantedTo(role);
  }
  return {
    get subjects() {
      return [...new Set(catalog.sources().flatMap(([, { subjects = [] }]) => subjects))];
    },
    rulesOf,
    roles: {
      grantedTo,
      changesOf: (role) => tables().changes.get(role)?.rules ?? [],
      setChanges(role, rules) {
        const { changes } = tables();
        changes.put({ id: role, rules, version: (changes.get(role)?.version ?? 0) + 1 });
      },
      listNamed: () => [...tables().named.all()].sort((a, b) => a.name.localeCompare(b.name)),
      putNamed: (role) => void tables().named.put(role),
      deleteNamed(id) {
        tables().named.delete(id);
        tables().changes.delete(id);
      },
    },
    allows: (person, action, subject) =>
      person === null || isAllowed(rulesOf(roleOf(person, tables().named)), action, subject),
  };
}

/** Whether rules allow something; as in CASL the last rule that fits decides. */
export function isAllowed(given: readonly AbilityRule[], action: BackendAction, subject: string): boolean {
  const fitting = given.findLast(
    (rule) => [action, 'manage'].includes(rule.action) && [subject, 'all'].includes(rule.subject),
  );
  return fitting !== undefined && fitting.inverted !== true;
}
