import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProviderSignIn, Registry } from '@atrium/contract';
import { isProviderSignIn, providerIssues } from '../../shared/contract/providerShape';

/**
 * An identity provider as an operator wrote it down.
 * @param place where that was, to begin a sentence
 * @throws where it cannot be used: with passwords in its place, others would get in
 */
export function toProvider(given: unknown, place: string): ProviderSignIn {
  if (isProviderSignIn(given)) return given;
  throw new Error(`${place} names a provider that cannot be used: ${providerIssues(given).join(' ')}`);
}

/**
 * The identity provider of the built registry, if it names one.
 * @throws where that one cannot be used
 */
export async function readProvider(root: string): Promise<ProviderSignIn | undefined> {
  const built = join(root, 'dist/registry.json');
  if (!existsSync(built)) return undefined;
  const { auth }: Registry = JSON.parse(await readFile(built, 'utf8'));
  return auth === undefined ? undefined : toProvider(auth, built);
}
