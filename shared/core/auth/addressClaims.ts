import type { BackendStore, TableKey } from '@atrium/backend';

/** The address a person wants to have; the id is the person's, so that there is one at a time. */
interface AddressClaim {
  id: number;
  /** Absent once it was opened, or cancelled. */
  open?: { email: string; tokenHash: string; expiresAt: number };
  /** The moments of the last emails: nobody fills another one's inbox. */
  sentAt: number[];
}

export const addressClaimsKey: TableKey<AddressClaim> = { name: 'addressClaims' };

/** The topic of what people change of their own account: who keeps a history of people listens to it. */
export const ownChangeTopic = 'account.changed';

/** Somebody of the demo: all of these have proven their addresses. */
export const proven = <T extends { email: string }>(person: T): T & { provenEmail: string } => ({
  ...person,
  provenEmail: person.email,
});

/** The open claim of a person; undefined once it has expired. */
export function openClaim(store: BackendStore, personId: number) {
  const open = store.table(addressClaimsKey).get(personId)?.open;
  return open && open.expiresAt >= store.now() ? open : undefined;
}

export function closeClaim(store: BackendStore, personId: number): void {
  const claims = store.table(addressClaimsKey);
  const claim = claims.get(personId);
  if (claim?.open) claims.put({ id: claim.id, sentAt: claim.sentAt });
}
