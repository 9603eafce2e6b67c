import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishAssets } from '../../build/assets';
import { moveOnce, withDraft } from '../../build/draft';
import { changeRegistry, readRegistry, registryOf, repairRegistry } from './folderRegistry';
import { releaseFolders } from './releaseFolders';
import type { ReleaseStorage } from './releaseStorage';

export function folderStorage(dist: string): ReleaseStorage {
  const file = registryOf(dist);
  const at = (path: string) => join(dist, path);
  return {
    name: dist,
    folder: dist,
    async registry() {
      if (!existsSync(file))
        throw new Error(`${dist} holds no registry.json: build it first, or name the served folder with --dist.`);
      return readRegistry(file);
    },
    change: (change) => changeRegistry(file, change),
    repair: () => repairRegistry(file),
    read: async (path) => (existsSync(at(path)) ? readFileSync(at(path)) : undefined),
    names: async (path) => (existsSync(at(path)) ? readdirSync(at(path)) : []),
    releases: async () => releaseFolders(dist),
    async place(folder, path) {
      const target = at(path);
      if (folder === target || existsSync(target)) return;
      await withDraft(target, (draft) => {
        cpSync(folder, draft, { recursive: true });
        moveOnce(draft, target);
      });
    },
    placeAssets: (folder) => publishAssets(folder, dist),
    async write(path, text) {
      mkdirSync(dirname(at(path)), { recursive: true });
      await withDraft(at(path), (draft) => {
        writeFileSync(draft, text);
        renameSync(draft, at(path));
      });
    },
    remove: async (path) => rmSync(at(path), { recursive: true, force: true }),
  };
}
