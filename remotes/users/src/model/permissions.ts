import type { AbilityRule } from '@atrium/backend';
import { createMongoAbility } from '@casl/ability';
import type { roleActions } from '../api/choices';

export type Action = (typeof roleActions)[number];

interface SubjectPermissions {
  subject: string;
  allowed: Readonly<Record<Action, boolean>>;
}

/** What rules allow with each subject, decided as everywhere in the product: by CASL. */
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
