import type { AbilityRule, BackendAction, Permissions } from 'shared/backend';
import type { Grant } from 'shared/contract';
import type { BackendCatalog } from './catalog';

const everything: AbilityRule = { action: 'manage', subject: 'all' };

/** Who may do everything, but for what a grant takes away. */
const masters = new Set(['admin', 'maintainer']);

/** The roles' rules, from the grants of all backends: the one source for tokens, checks and the matrix of roles. */
export function createPermissions(catalog: BackendCatalog): Permissions {
  const rulesFrom = (grants: readonly Grant[], role: string): AbilityRule[] => [
    ...(masters.has(role) ? [everything] : []),
    ...grants
      .filter((grant) => grant.role === role && (grant.inverted || !masters.has(role)))
      .map(({ action, subject, inverted }) => ({ action, subject, ...(inverted && { inverted }) })),
  ];
  // A call may ask for each of a thousand apps: the rules of a role stay as they are as long as the grants do.
  const kept = new WeakMap<readonly Grant[], Map<string, AbilityRule[]>>();
  function rulesOf(role: string): AbilityRule[] {
    const grants = catalog.grants();
    const roles = kept.get(grants) ?? new Map<string, AbilityRule[]>();
    kept.set(grants, roles);
    const rules = roles.get(role) ?? rulesFrom(grants, role);
    roles.set(role, rules);
    return rules;
  }
  return {
    get subjects() {
      return [...new Set(catalog.sources().flatMap(([, { subjects = [] }]) => subjects))];
    },
    rulesOf,
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
