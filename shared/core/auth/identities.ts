import { and, type BackendStore, eq, ne, oneOf, type Person, peopleTable } from '@atrium/backend';
import { deleteWhere, type Identity, identitiesTable } from './tables';

// No address of an issuer has a space in it.
const idOf = ({ issuer, subject }: Identity): string => `${issuer} ${subject}`;

/** The account that an identity opens; undefined where it opens none. */
export const linkedUserId = async (store: BackendStore, identity: Identity): Promise<number | undefined> =>
  (await store.table(identitiesTable).get(idOf(identity)))?.userId;

/** True where an identity at this provider opens one of the accounts already. */
const isAnyLinked = async (store: BackendStore, personIds: readonly number[], issuer: string): Promise<boolean> =>
  (await store.table(identitiesTable).first({ where: and(oneOf('userId', personIds), eq('issuer', issuer)) })) !==
  undefined;

/** True where an identity at this provider opens the account already. */
export const isLinked = (store: BackendStore, personId: number, issuer: string): Promise<boolean> =>
  isAnyLinked(store, [personId], issuer);

/** Lets an identity open an account, in place of the one of that provider that did. */
export async function linkIdentity(
  store: BackendStore,
  { id: userId }: Pick<Person, 'id'>,
  identity: Identity,
): Promise<void> {
  const identities = store.table(identitiesTable);
  await deleteWhere(identities, and(eq('userId', userId), eq('issuer', identity.issuer)));
  await identities.put({ id: idOf(identity), ...identity, userId, linkedAt: store.now() });
}

/** True where no other active admin has an identity at the provider: one who never signed in by it may never do so. */
export async function isLastLinkedAdmin(store: BackendStore, { id, role }: Person, issuer: string): Promise<boolean> {
  if (role !== 'admin') return false;
  const where = and(eq('role', 'admin'), eq('status', 'active'), ne('id', id));
  const others = await store.table(peopleTable).find({ where });
  return !(await isAnyLinked(
    store,
    others.map((other) => other.id),
    issuer,
  ));
}
