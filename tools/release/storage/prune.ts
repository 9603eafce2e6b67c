import type { Registry } from '../../../shared/contract/registry';
import { isFull } from '../../storage/diskError';
import { changesFolder, readReplacedParts } from './changeLog';
import type { ReleaseFolder } from './releaseFolders';
import type { ReleaseStorage } from './releaseStorage';

const namesOf = (releases: readonly { release: string }[] = []) => releases.map(({ release }) => release);

type Apps = Readonly<Record<string, { releases: { release: string }[] } | null>>;

/** Keeps the releases in the registry, and those that an undo of the last change would bring back. */
async function keptReleases(storage: ReleaseStorage, registry: Registry): Promise<(folder: ReleaseFolder) => boolean> {
  const { apps, shell, shellHistory } = registry;
  const before = await readReplacedParts(storage, registry).catch(() => undefined);
  const shells = [shell, ...(shellHistory?.releases ?? []), ...(before?.shell?.history?.releases ?? [])];
  const of = (all: Apps, id: string) => namesOf((Object.hasOwn(all, id) && all[id]?.releases) || []);
  return ({ id, release }) =>
    (id === 'shell' ? namesOf(shells) : [...of(apps, id), ...of(before?.apps ?? {}, id)]).includes(release);
}

/** Records of changes that the registry no longer lists, which nobody can undo. */
async function unlistedChanges(storage: ReleaseStorage, { changes = [], revision }: Registry): Promise<string[]> {
  const listed = new Set(changes.map(({ before }) => before));
  const changeFiles = (await storage.names(changesFolder)).map((name) => `${changesFolder}/${name}`);
  return changeFiles.filter((path) => !listed.has(path) && Number.parseInt(path.split('/')[1] ?? '', 10) <= revision);
}

async function removeUnkept(storage: ReleaseStorage, registry: Registry): Promise<string[]> {
  const isKept = await keptReleases(storage, registry);
  const folders = (await storage.releases()).filter((folder) => !isKept(folder)).map(({ path }) => path);
  for (const path of [...folders, ...(await unlistedChanges(storage, registry))]) await storage.remove(path);
  return folders;
}

/**
 * Deletes the files of releases that the registry no longer keeps. No release can be published meanwhile.
 * @returns the paths of the deleted folders
 */
export async function prune(storage: ReleaseStorage): Promise<string[]> {
  const deleted: string[] = [];
  const removeLocked = () =>
    storage.change(async (registry) => {
      deleted.push(...(await removeUnkept(storage, registry)));
      return registry;
    });
  try {
    await removeLocked();
  } catch (error) {
    // On a disk without space for a lock, nobody else can hold one.
    if (!isFull(error)) throw error;
    deleted.push(...(await removeUnkept(storage, await storage.registry())));
    await removeLocked();
  }
  return deleted;
}
