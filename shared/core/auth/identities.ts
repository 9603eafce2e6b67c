import { type BackendStore, type Person, peopleKey } from '@atrium/backend';
import { type Identity, identitiesKey } from './tables';

// No address of an issuer has a space in it.
const idOf = ({ issuer, subject }: Identity): string => `${issuer} ${subject}`;

/** The account that an identity opens; undefined where it opens none. */
export const linkedUserId = (store: BackendStore, identity: Identity): number | undefined =>
  store.table(identitiesKey).get(idOf(identity))?.userId;

/** True where an identity at this provider opens the account already. */
export const isLinked = (store: BackendStore, personId: number, issuer: string): boolean =>
  store
    .table(identitiesKey)
    .all()
    .some((identity) => identity.userId === personId && identity.issuer === issuer);

/** Lets an identity open an account, in place of the one of that provider that did. */
export function linkIdentity(store: BackendStore, { id: userId }: Pick<Person, 'id'>, identity: Identity): void {
  forgetIdentities(store, userId, identity.issuer);
  store.table(identitiesKey).put({ id: idOf(identity), ...identity, userId, linkedAt: store.now() });
}

function forgetIdentities(store: BackendStore, personId: number, issuer?: string): void {
  const identities = store.table(identitiesKey);
  for (const identity of identities.all())
    if (identity.userId === personId && (issuer === undefined || identity.issuer === issuer))
      identities.delete(identity.id);
}

/** True where no other active admin has an identity at the provider: one who never signed in by it may never do so. */
export const isLastLinkedAdmin = (store: BackendStore, { id, role }: Person, issuer: string): boolean =>
  role === 'admin' &&
  !store
    .table(peopleKey)
    .all()
    .some((one) => one.id !== id && one.role === 'admin' && one.status === 'active' && isLinked(store, one.id, issuer));
