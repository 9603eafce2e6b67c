import type { MockStore, SessionTokens, UserData } from 'shared/api';
import { getRules } from '../abilities';
import { cartKey, seededCartLines } from '../ecommerce/tables';
import type { StoredUser } from '../users/tables';
import { issueToken } from './token';

/** What a page keeps of whoever is signed in. */
export function toUserData(store: MockStore, user: StoredUser): UserData {
  const { id, fullName, username, email, avatar, role } = user;
  const cartLines = store.isOpen(cartKey) ? store.table(cartKey).all().length : seededCartLines;
  return {
    id,
    fullName,
    username,
    email,
    avatar,
    role,
    ability: getRules(role),
    extras: { eCommerceCartItemsCount: cartLines },
  };
}

/** Both tokens, issued together. */
export async function issueSession(store: MockStore, user: StoredUser): Promise<SessionTokens> {
  return {
    userData: toUserData(store, user),
    accessToken: await issueToken(store, user.id, 'access'),
    refreshToken: await issueToken(store, user.id, 'refresh'),
  };
}
