import type { AbilityRule } from '@atrium/backend';
import { createMongoAbility } from '@casl/ability';
import { roleActions } from '../api/choices';

export type Action = (typeof roleActions)[number];

/** With no record, with some (as a rule one's own), or with all. */
export type Extent = 'none' | 'own' | 'all';

interface SubjectPermissions {
  subject: string;
  allowed: Readonly<Record<Action, Extent>>;
}

export function permissionsOf(rules: readonly AbilityRule[], subjects: readonly string[]): SubjectPermissions[] {
  const ability = createMongoAbility([...rules]);
  const extentOf = (action: Action, subject: string): Extent => {
    if (!ability.can(action, subject)) return 'none';
    // The latest rule comes first; what lies behind one without conditions is never reached.
    return ability.rulesFor(action, subject)[0]?.conditions ? 'own' : 'all';
  };
  return subjects.map((subject) => ({
    subject,
    allowed: {
      read: extentOf('read', subject),
      create: extentOf('create', subject),
      update: extentOf('update', subject),
      delete: extentOf('delete', subject),
    },
  }));
}

interface Change {
  action: Action;
  subject: string;
  extent: Extent;
  /** The column with the id of a record's person. */
  owner?: string | undefined;
}

/** Rule change for a granted or withdrawn right: no change if the apps' rules say the same. */
export function withChange(
  changes: readonly AbilityRule[],
  granted: readonly AbilityRule[],
  { action, subject, extent, owner = '' }: Change,
): AbilityRule[] {
  const others = changes.filter((rule) => rule.action !== action || rule.subject !== subject);
  if (permissionsOf(granted, [subject])[0]?.allowed[action] === extent) return others;
  if (extent === 'all') return [...others, { action, subject }];
  const own: AbilityRule = { action, subject, conditions: { [owner]: '$person' } };
  return [...others, { action, subject, inverted: true }, ...(extent === 'own' ? [own] : [])];
}

/** Differences of the rules from the grants: `update Blog`. */
export function differencesOf(
  ability: readonly AbilityRule[],
  granted: readonly AbilityRule[],
  subjects: readonly string[],
): string[] {
  const before = permissionsOf(granted, subjects);
  return permissionsOf(ability, subjects).flatMap(({ subject, allowed }, place) =>
    roleActions
      .filter((action) => allowed[action] !== before[place]?.allowed[action])
      .map((action) => `${action} ${subject}`),
  );
}
