import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Registry, RegistryChange } from '../../../shared/contract/registry';

export interface ChangeNote {
  what: string;
  by: string;
  why?: string;
}

const maxListedChanges = 20;

/** In characters, for each text of a note. */
const maxLength = 300;

let cachedName: string | undefined;

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

/** RELEASED_BY, else the user of git, else that of the machine. */
function releasedBy(): string {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  cachedName ??= gitName() || userInfo().username;
  return cachedName;
}

/** @param by who makes the change; by default, who runs this command */
export const createNote = (what: string, why?: string, by: string = releasedBy()): ChangeNote => ({
  what,
  by,
  ...(why ? { why } : {}),
});

/**
 * Adds a note to the changes that the registry lists.
 * @param before the path of the document that holds what the change replaces
 */
export function withNote(registry: Registry, { what, by, why }: ChangeNote, before: string): Registry {
  const change: RegistryChange = {
    revision: registry.revision + 1,
    at: new Date().toISOString(),
    by: by.slice(0, maxLength),
    what: what.slice(0, maxLength),
    ...(why ? { why: why.slice(0, maxLength) } : {}),
    before,
  };
  return { ...registry, changes: [change, ...(registry.changes ?? [])].slice(0, maxListedChanges) };
}
