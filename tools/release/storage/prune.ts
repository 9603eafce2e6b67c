import type { Registry } from '../../../shared/contract/registry';
import { beforeLastChange } from '../gate/publish';
import { isFull } from './diskError';
import type { ReleaseFolder } from './releaseFolders';
import type { ReleaseStorage } from './releaseStorage';

const namesOf = (releases: readonly { release: string }[] = []) => releases.map(({ release }) => release);

/** Tells which releases the registry keeps, and those that taking back the last change would bring again. */
async function keeper(storage: ReleaseStorage, registry: Registry): Promise<(folder: ReleaseFolder) => boolean> {
  const { apps, shell, shellHistory } = registry;
  const before = await beforeLastChange(storage, registry).catch(() => undefined);
  const shells = [shell, ...(shellHistory?.releases ?? []), ...(before?.shell?.history?.releases ?? [])];
  const of = (all: Readonly<Record<string, { releases: { release: string }[] } | null>>, id: string) =>
    namesOf((Object.hasOwn(all, id) && all[id]?.releases) || []);
  return ({ id, release }) =>
    (id === 'shell' ? namesOf(shells) : [...of(apps, id), ...of(before?.apps ?? {}, id)]).includes(release);
}

/** What was kept of changes that the registry no longer tells of; nobody takes them back. */
async function oldChanges(storage: ReleaseStorage, { changes = [], revision }: Registry): Promise<string[]> {
  const listed = new Set(changes.map(({ before }) => before));
  const kept = (await storage.names('changes')).map((name) => `changes/${name}`);
  return kept.filter((path) => !listed.has(path) && Number.parseInt(path.split('/')[1] ?? '', 10) <= revision);
}

/** Takes files away, and says of which releases. */
async function removeUnkept(storage: ReleaseStorage, registry: Registry): Promise<string[]> {
  const isKept = await keeper(storage, registry);
  const folders = (await storage.releases()).filter((folder) => !isKept(folder)).map(({ path }) => path);
  for (const path of [...folders, ...(await oldChanges(storage, registry))]) await storage.remove(path);
  return folders;
}

/**
 * Deletes the files of releases that the registry no longer keeps: all but the last five of each app and of the shell,
 * and what is in use. No release can be published meanwhile.
 * @returns the paths of the folders that are gone
 */
export async function prune(storage: ReleaseStorage): Promise<string[]> {
  const gone: string[] = [];
  const removeLocked = () =>
    storage.change(async (registry) => {
      gone.push(...(await removeUnkept(storage, registry)));
      return registry;
    });
  try {
    await removeLocked();
  } catch (error) {
    // On a disk without room for a lock, nobody else can have one.
    if (!isFull(error)) throw error;
    gone.push(...(await removeUnkept(storage, await storage.registry())));
    await removeLocked();
  }
  return gone;
}
