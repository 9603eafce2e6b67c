import type { AbilityRule } from '@atrium/backend';
import { createMongoAbility } from '@casl/ability';
import { roleActions } from '../api/choices';

export type Action = (typeof roleActions)[number];

interface SubjectPermissions {
  subject: string;
  allowed: Readonly<Record<Action, boolean>>;
}

export function permissionsOf(rules: readonly AbilityRule[], subjects: readonly string[]): SubjectPermissions[] {
  const ability = createMongoAbility([...rules]);
  return subjects.map((subject) => ({
    subject,
    allowed: {
      read: ability.can('read', subject),
      create: ability.can('create', subject),
      update: ability.can('update', subject),
      delete: ability.can('delete', subject),
    },
  }));
}

interface Change {
  action: Action;
  subject: string;
  isAllowed: boolean;
}

/** Rule change for a granted or withdrawn right: no change if the apps' rules say the same. */
export function withChange(
  changes: readonly AbilityRule[],
  granted: readonly AbilityRule[],
  { action, subject, isAllowed }: Change,
): AbilityRule[] {
  const others = changes.filter((rule) => rule.action !== action || rule.subject !== subject);
  if (permissionsOf(granted, [subject])[0]?.allowed[action] === isAllowed) return others;
  return [...others, { action, subject, ...(!isAllowed && { inverted: true }) }];
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
