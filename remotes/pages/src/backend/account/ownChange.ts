import type { BackendStore, Person } from '@atrium/backend';

/** The topic of what people change of their own account: who keeps a history of people listens to it. */
export const ownChangeTopic = 'account.changed';

/** What others see of somebody. */
const seenFields = ['fullName', 'username', 'email', 'company', 'avatar'] as const satisfies readonly (keyof Person)[];

/** Tells what somebody has changed of what others see of them; a change that changes nothing is none. */
export function tellOwnChange(store: BackendStore, before: Person, after: Person): void {
  const changes = seenFields
    .map((field) => ({ field, before: before[field] || null, after: after[field] || null }))
    .filter((change) => change.before !== change.after);
  const fields = changes.map(({ field }) => field);
  if (changes.length > 0) store.send(ownChangeTopic, { personId: after.id, fields, changes });
}

/** Tells that there is another password, and nothing of it. */
export const tellNewPassword = (store: BackendStore, personId: number): void =>
  store.send(ownChangeTopic, { personId, fields: ['password'], changes: [] });
