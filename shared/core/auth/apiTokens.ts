import {
  type AbilityRule,
  type ApiTokenEditing,
  type ApiTokenFacts,
  type BackendStore,
  desc,
  eq,
  type Person,
  peopleTable,
} from '@atrium/backend';
import { toHex } from '@atrium/backend/engine';
import { createLinkToken, hashLinkToken } from './linkToken';
import { isLetIn } from './openSessions';
import { apiTokensTable } from './tables';
import { partsOfApiToken, toApiToken } from './token';

/** Tokens of one person. */
const maxTokens = 50;

const factsOf = ({ id, name, rules, createdAt, expiresAt, usedAt }: ApiTokenFacts): ApiTokenFacts => ({
  id,
  name,
  rules,
  createdAt,
  expiresAt,
  usedAt,
});

/** Whoever calls by a token, and what the token allows; null where it is unknown, revoked or over. */
export async function readApiToken(
  store: BackendStore,
  token: string,
): Promise<{ id: string; name: string; user: Person; rules: readonly AbilityRule[] } | null> {
  const parts = partsOfApiToken(token);
  const stored = parts && (await store.table(apiTokensTable).get(parts.id));
  // Hashes are compared, of which a difference in time tells nothing that helps to guess the secret.
  if (!stored || stored.hash !== (await hashLinkToken(parts.secret))) return null;
  if (stored.expiresAt !== null && stored.expiresAt <= store.now()) return null;
  const user = await store.table(peopleTable).get(stored.userId);
  return user && isLetIn(user) ? { id: stored.id, name: stored.name, user, rules: stored.rules } : null;
}

export const createApiTokens = (store: BackendStore): ApiTokenEditing => ({
  async list(personId) {
    const where = eq('userId', personId);
    return (await store.table(apiTokensTable).find({ where, orderBy: [desc('createdAt'), desc('id')] })).map(factsOf);
  },
  async make(userId, { name, rules, expiresAt }) {
    const tokens = store.table(apiTokensTable);
    if ((await tokens.count(eq('userId', userId))) >= maxTokens) return null;
    const [id, secret] = [toHex(crypto.getRandomValues(new Uint8Array(6))), createLinkToken()];
    const hash = await hashLinkToken(secret);
    const facts = { id, name, rules, createdAt: store.now(), expiresAt, usedAt: null };
    await tokens.put({ ...facts, userId, hash });
    return { token: facts, secret: toApiToken(id, secret) };
  },
  async revoke(personId, id) {
    const tokens = store.table(apiTokensTable);
    if ((await tokens.get(id))?.userId !== personId) return false;
    await tokens.delete(id);
    return true;
  },
});
