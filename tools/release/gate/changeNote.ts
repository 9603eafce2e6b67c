import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Registry, RegistryChange } from '../../../shared/contract/registry';

/** What a change is, who makes it, and why. */
export interface Note {
  what: string;
  by: string;
  why?: string;
}

/** So many changes stay in the registry. */
const keptChanges = 20;

/** No sentence of a note is longer. */
const longestNote = 300;

let knownName: string | undefined;

function gitName(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Who releases: as `RELEASED_BY` says, or git, or this machine. */
export const releaser = (): string => {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  knownName ??= gitName() || userInfo().username;
  return knownName;
};

/** A registry that says of its last change what it was. */
export function withNote(registry: Registry, { what, by, why }: Note, before: string): Registry {
  const change: RegistryChange = {
    revision: registry.revision + 1,
    at: new Date().toISOString(),
    by: by.slice(0, longestNote),
    what: what.slice(0, longestNote),
    ...(why ? { why: why.slice(0, longestNote) } : {}),
    before,
  };
  return { ...registry, changes: [change, ...(registry.changes ?? [])].slice(0, keptChanges) };
}
