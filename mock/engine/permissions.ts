import type { AbilityRule, BackendAction, BackendTable, Permissions, TableKey } from 'shared/backend';
import type { Grant } from 'shared/contract';
import type { BackendCatalog } from './catalog';

const everything: AbilityRule = { action: 'manage', subject: 'all' };

/** Who may do everything, but for what a grant takes away. */
const masters = new Set(['admin', 'maintainer']);

/** What somebody has changed of a role's rules; what apps grant to it comes before. */
export interface RoleChanges {
  /** The role's name. */
  id: string;
  rules: readonly AbilityRule[];
  /** Counts the changes: a token holds the one that it was issued with. */
  version: number;
}

export const roleChangesKey: TableKey<RoleChanges> = { name: 'roleChanges' };

/**
 * The roles' rules, from the grants of all backends and what was changed of them since: the one source for tokens,
 * checks and the matrix of roles.
 */
export function createPermissions(
  catalog: BackendCatalog,
  changes: () => Pick<BackendTable<RoleChanges>, 'get' | 'put'>,
): Permissions {
  const rulesFrom = (grants: readonly Grant[], role: string): AbilityRule[] => [
    ...(masters.has(role) ? [everything] : []),
    ...grants
      .filter((grant) => grant.role === role && (grant.inverted || !masters.has(role)))
      .map(({ action, subject, inverted }) => ({ action, subject, ...(inverted && { inverted }) })),
  ];
  // A call may ask for each of a thousand apps: the rules of a role stay as they are as long as the grants do.
  const kept = new WeakMap<readonly Grant[], Map<string, AbilityRule[]>>();
  function grantedTo(role: string): AbilityRule[] {
    const grants = catalog.grants();
    const roles = kept.get(grants) ?? new Map<string, AbilityRule[]>();
    kept.set(grants, roles);
    const rules = roles.get(role) ?? rulesFrom(grants, role);
    roles.set(role, rules);
    return rules;
  }
  function rulesOf(role: string): AbilityRule[] {
    const changed = changes().get(role)?.rules ?? [];
    return changed.length > 0 ? [...grantedTo(role), ...changed] : grantedTo(role);
  }
  return {
    get subjects() {
      return [...new Set(catalog.sources().flatMap(([, { subjects = [] }]) => subjects))];
    },
    rulesOf,
    roles: {
      grantedTo,
      changesOf: (role) => changes().get(role)?.rules ?? [],
      setChanges(role, rules) {
        changes().put({ id: role, rules, version: (changes().get(role)?.version ?? 0) + 1 });
      },
    },
    allows: (person, action, subject) => person === null || isAllowed(rulesOf(person.role), action, subject),
  };
}

/** Whether rules allow something; as in CASL the last rule that fits decides. */
export function isAllowed(given: readonly AbilityRule[], action: BackendAction, subject: string): boolean {
  const fitting = given.findLast(
    (rule) => [action, 'manage'].includes(rule.action) && [subject, 'all'].includes(rule.subject),
  );
  return fitting !== undefined && fitting.inverted !== true;
}
