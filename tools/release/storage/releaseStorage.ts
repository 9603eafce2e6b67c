import type { Registry } from '../../../shared/contract/registry';
import type { ReleaseFolder } from './releaseFolders';

/** Gives the registry as it should be, or the very same one where nothing is to change. */
export type ChangeRegistry = (registry: Registry) => Registry | Promise<Registry>;

/** Where releases are served from: a folder, or the bucket of an object storage. Paths are relative to it. */
export interface ReleaseStorage {
  /** As it is named on the command line. */
  readonly name: string;
  /** Where it lies on this machine; absent where it does not. */
  readonly folder?: string;

  /**
   * What is live.
   * @throws a sentence, where there is no registry, or one that is damaged
   */
  registry(): Promise<Registry>;
  /**
   * Changes the registry, and the page that goes with it, so that of several changes at the same moment none is lost: one
   * that comes second is made once more, from what is there then.
   * @returns the registry as it is now
   * @throws what `change` throws; the registry is as it was
   */
  change(change: ChangeRegistry): Promise<Registry>;
  /** Makes registry and page whole, and says what it did. */
  repair(): Promise<string>;

  read(path: string): Promise<Buffer | undefined>;
  /** The names of the files right below a folder. */
  names(path: string): Promise<readonly string[]>;
  /** The folders of all releases, but those that somebody may be publishing at this moment. */
  releases(): Promise<readonly ReleaseFolder[]>;
  /** Puts a folder of this machine, with all in it, at a path where it stays as it is. */
  place(folder: string, path: string): Promise<void>;
  /** Puts the files of a folder among those that keep their names when they change. */
  placeAssets(folder: string): Promise<void>;
  write(path: string, text: string): Promise<void>;
  /** Deletes a file, or a folder with all in it. */
  remove(path: string): Promise<void>;
}
