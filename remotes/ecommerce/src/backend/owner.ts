import type { Person } from '@atrium/backend';

/** Whose cart a call without a token means: the demo asks nobody. */
export const demoOwner = 1;

/** Whose cart, wishlist, addresses and orders a call means. */
export const ownerOf = (user: Pick<Person, 'id'> | null): number => user?.id ?? demoOwner;

export const isOwnedBy =
  (user: Pick<Person, 'id'> | null) =>
  ({ owner }: { owner: number | null }): boolean =>
    owner === ownerOf(user);
