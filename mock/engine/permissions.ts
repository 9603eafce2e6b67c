import type { AbilityRule, BackendAction, Permissions } from 'shared/backend';
import type { Grant } from 'shared/contract';
import type { BackendCatalog } from './catalog';

const everything: AbilityRule = { action: 'manage', subject: 'all' };

/** Who may do everything, but for what a grant takes away. */
const masters = new Set(['admin', 'maintainer']);

/** The roles' rules, from the grants of all backends: the one source for tokens, checks and the matrix of roles. */
export function createPermissions(catalog: BackendCatalog): Permissions {
  const grantsOf = (role: string): Grant[] =>
    catalog.sources().flatMap(([, { grants = [] }]) => grants.filter((grant) => grant.role === role));
  const rulesOf = (role: string): AbilityRule[] => [
    ...(masters.has(role) ? [everything] : []),
    ...grantsOf(role)
      .filter(({ inverted }) => inverted || !masters.has(role))
      .map(({ action, subject, inverted }) => ({ action, subject, ...(inverted && { inverted }) })),
  ];
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
