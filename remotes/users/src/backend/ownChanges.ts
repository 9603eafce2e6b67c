import { type BackendStore, z } from '@atrium/backend';
import { UserFieldChange } from '../api/eventSchemas';
import { usersKey } from './tables';
import { recordOwnChange } from './timeline';

/** The topic of what people change of their own account, in whatever app they do. */
export const ownChangeTopic = 'account.changed';

const OwnChange = z.object({ personId: z.int(), fields: z.array(z.string()), changes: z.array(UserFieldChange) });

/** Takes what people have changed themselves into their timeline. */
export function receiveOwnChange(store: BackendStore, sent: unknown): void {
  const { data } = z.safeParse(OwnChange, sent);
  const user = data && store.table(usersKey).get(data.personId);
  if (data && user) recordOwnChange(store, user, data);
}
