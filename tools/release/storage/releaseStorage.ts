import type { Registry } from '../../../shared/contract/registry';
import type { ReleaseFolder } from './releaseFolders';

/** Returns the changed registry, or the same object when nothing is to change. */
export type ChangeRegistry = (registry: Registry) => Registry | Promise<Registry>;

/** Storage that releases are served from: a folder, or a bucket of an object storage. Paths are relative to it. */
export interface ReleaseStorage {
  readonly name: string;
  /** The folder on this machine; absent for a bucket. */
  readonly folder?: string;

  /** @throws a sentence, when there is no registry or it is damaged */
  registry(): Promise<Registry>;
  /**
   * Changes the registry and the page that goes with it. No concurrent change is lost: the later one is computed again from
   * the new registry.
   * @returns the registry as it is now
   * @throws what `change` throws; the registry is then unchanged
   */
  change(change: ChangeRegistry): Promise<Registry>;
  /** Restores a damaged registry, and the page; returns a sentence for the person who asked. */
  repair(): Promise<string>;

  read(path: string): Promise<Buffer | undefined>;
  names(path: string): Promise<readonly string[]>;
  /** The folders of all releases, except those that may be in the middle of a publication. */
  releases(): Promise<readonly ReleaseFolder[]>;
  /** Copies a folder of this machine to a path whose content never changes. */
  place(folder: string, path: string): Promise<void>;
  /** Copies a folder's files to where files keep their names when they change. */
  placeAssets(folder: string): Promise<void>;
  write(path: string, text: string): Promise<void>;
  remove(path: string): Promise<void>;
}

/** The registry at `name` cannot be read; nothing was changed. */
export function damagedRegistry(name: string, reason: string, hasBackup: boolean): Error {
  const cure = hasBackup ? '"npm run release -- repair" restores what the last release wrote' : 'restore a copy of it';
  return new Error(`${name} is not a registry (${reason}); nothing was changed. Repair it by hand, or ${cure}.`);
}

export const intactMessage = ({ revision }: Registry) =>
  `The registry is intact, and the page shows it (revision ${revision}).`;

/** The copy under the next revision: tabs that know a later revision than the copy's accept this one too. */
export const restoredFrom = (backup: Registry): Registry => ({ ...backup, revision: backup.revision + 1 });

export const restoredMessage = ({ revision }: Registry) =>
  `The registry is back to what revision ${revision - 1} held, as revision ${revision}.`;
