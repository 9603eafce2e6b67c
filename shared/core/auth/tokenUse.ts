import type { BackendStore } from '@atrium/backend';
import { apiTokensTable } from './tables';

/** Notes when API tokens were used, by their ids; times are in milliseconds. */
export async function noteTokenUse(store: BackendStore, uses: ReadonlyMap<string, number>): Promise<void> {
  const tokens = store.table(apiTokensTable);
  for (const token of await tokens.getMany([...uses.keys()])) {
    const usedAt = Math.max(token.usedAt ?? 0, uses.get(token.id) ?? 0);
    if (usedAt !== token.usedAt) await tokens.put({ ...token, usedAt });
  }
}
