import type { Grant } from '@atrium/contract';
import {
  type AbilityRule,
  type BackendAction,
  type BackendCall,
  defineTable,
  type NamedRole,
  type Permissions,
  type Person,
  type RoleOf,
  type Row,
  type TableKey,
} from '..';
import type { RowStore } from '../query/MemoryTable';
import { rowRuleOf } from '../rowRules';
import type { BackendCatalog } from './catalog';

const everything: AbilityRule = { action: 'manage', subject: 'all' };

/** Roles that may do everything but what an inverted grant takes away. */
const masters = new Set(['admin', 'maintainer']);

/** Changes of a role's rules, applied after those that apps grant. */
interface RoleChanges {
  /** The role's name. */
  id: string;
  rules: readonly AbilityRule[];
  /** Counts the changes: a token holds the one that it was issued with. */
  version: number;
}

export const roleChangesTable = defineTable<RoleChanges>()({ name: 'roleChanges', id: 'text', isSmall: true });
export const namedRolesTable = defineTable<NamedRole>()({
  name: 'namedRoles',
  id: 'text',
  isRevised: true,
  isSmall: true,
});

const rulesFrom = (grants: readonly Grant[], role: string): AbilityRule[] => [
  ...(masters.has(role) ? [everything] : []),
  ...grants
    .filter((grant) => grant.role === role && (grant.inverted || !masters.has(role)))
    .map(({ action, subject, inverted, conditions }) => ({
      action,
      subject,
      ...(inverted && { inverted }),
      ...(conditions && { conditions }),
    })),
];

/** A call may ask for each of a thousand apps: the rules of a role stay as they are as long as the grants do. */
const rulesByGrants = new WeakMap<readonly Grant[], Map<string, AbilityRule[]>>();

function grantedToBuiltIn(grants: readonly Grant[], role: string): AbilityRule[] {
  const roles = rulesByGrants.get(grants) ?? new Map<string, AbilityRule[]>();
  rulesByGrants.set(grants, roles);
  const rules = roles.get(role) ?? rulesFrom(grants, role);
  roles.set(role, rules);
  return rules;
}

/** Rows that are in memory from the beginning of a call on. */
interface RowsOf {
  rows<T extends Row>(key: TableKey<T>): RowStore<T>;
}

/**
 * The roles' rules, from the grants of all backends and what was changed of them since: the one source for tokens,
 * checks and the matrix of roles.
 */
export function createPermissions(catalog: BackendCatalog, store: RowsOf): Permissions {
  const named = () => store.rows(namedRolesTable);
  const changes = () => store.rows(roleChangesTable);
  const changesOf = (role: string) => changes().get(role)?.rules ?? [];
  const grantedTo = (role: string) => grantedToBuiltIn(catalog.grants(), named().get(role)?.base ?? role);
  function rulesOf(role: string): AbilityRule[] {
    const changed = changesOf(role);
    return changed.length > 0 ? [...grantedTo(role), ...changed] : grantedTo(role);
  }
  function roleOf({ role, roleId }: Person): RoleOf {
    const own = roleId ? named().get(roleId) : undefined;
    const id = own?.id ?? role;
    return { id, ...(own && { name: own.name }), version: changes().get(id)?.version ?? 0 };
  }
  return {
    get subjects() {
      return [...new Set(catalog.sources().flatMap(([, { subjects = [] }]) => subjects))];
    },
    ownerOf: (subject) =>
      catalog.sources().find(([, { owners }]) => owners?.[subject] !== undefined)?.[1].owners?.[subject],
    rulesOf,
    roleOf,
    roles: {
      grantedTo,
      changesOf,
      setChanges: async (role, rules) =>
        void changes().put({ id: role, rules, version: (changes().get(role)?.version ?? 0) + 1 }),
      listNamed: () => [...named().all()].sort((a, b) => a.name.localeCompare(b.name)),
      putNamed: async (role) => void named().put(role),
      async deleteNamed(id) {
        named().delete(id);
        changes().delete(id);
      },
    },
    allows: (person, action, subject) => person === null || isAllowed(rulesOf(roleOf(person).id), action, subject),
  };
}

/** Evaluates rules: whether they allow something with any record. As in CASL, the last rule that fits decides. */
export const isAllowed = (given: readonly AbilityRule[], action: BackendAction, subject: string): boolean =>
  rowRuleOf(given, action, subject, 0) !== false;

/** The action of a call: as stated, or by its method and success. */
export function getAction({ method, action, success = [200] }: BackendCall): BackendAction {
  if (action) return action;
  if (method === 'GET') return 'read';
  if (method === 'DELETE') return 'delete';
  return success.every((status) => status === 201) ? 'create' : 'update';
}
