import { type BackendStore, defineTable, toAccountName } from '@atrium/backend';

/** The address a person wants to have; the id is the person's, so that there is one at a time. */
interface AddressClaim {
  id: number;
  /** Absent once it was opened, or cancelled. */
  open?: { email: string; tokenHash: string; expiresAt: number };
  /** The moments of the last emails: nobody fills another one's inbox. */
  sentAt: number[];
}

export const addressClaimsTable = defineTable<AddressClaim>()({
  name: 'addressClaims',
  derived: {
    tokenHash: ['text', ({ open }) => open?.tokenHash],
    /** The address that is wanted. */
    emailKey: ['text', ({ open }) => open && toAccountName(open.email)],
  },
  indexes: [['tokenHash'], ['emailKey']],
});

/** The topic of what people change of their own account: who keeps a history of people listens to it. */
export const ownChangeTopic = 'account.changed';

/** Somebody of the demo: all of these have proven their addresses. */
export const proven = <T extends { email: string }>(person: T): T & { provenEmail: string } => ({
  ...person,
  provenEmail: person.email,
});

/** The open claim of a person; undefined once it has expired. */
export async function openClaim(store: BackendStore, personId: number) {
  const open = (await store.table(addressClaimsTable).get(personId))?.open;
  return open && open.expiresAt >= store.now() ? open : undefined;
}

export async function closeClaim(store: BackendStore, personId: number): Promise<void> {
  const claims = store.table(addressClaimsTable);
  const claim = await claims.get(personId);
  if (claim?.open) await claims.put({ id: claim.id, sentAt: claim.sentAt });
}
