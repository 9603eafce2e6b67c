import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { descriptionFile } from '../../../shared/build/release';
import { compressed } from '../../build/compress';
import type { Bucket, ListedObject } from '../../storage/bucket';
import { createLimiter } from '../../storage/createLimiter';
import { BucketRegistry } from './bucketRegistry';
import { fileHeaders } from './fileHeaders';
import type { ReleaseFolder } from './releaseFolders';
import type { ReleaseStorage } from './releaseStorage';

/** Younger files may belong to a release whose registry is not written yet. */
const minAgeMs = 60 * 60_000;

const maxConnections = 16;

async function forAll<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const limited = createLimiter(maxConnections);
  await Promise.all(items.map((item) => limited(() => act(item))));
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** A release's description is written last and deleted first: where it is, the release is complete. */
const isDescription = (path: string) => [descriptionFile, 'host.json'].includes(basename(path));

/** Reads `remotes/<id>/<release>/…` or `shell/<release>/…`. */
function releaseOf(path: string): ReleaseFolder | undefined {
  const [, folder = '', app, release = ''] = path.match(/^((?:remotes\/([^/]+)|shell)\/([^/]+))\//) ?? [];
  return folder ? { id: app ?? 'shell', release, path: folder } : undefined;
}

function releasesAmong(objects: readonly ListedObject[], now: number): ReleaseFolder[] {
  const found = new Map<string, ReleaseFolder & { isYoung: boolean }>();
  for (const { path, modifiedAt } of objects) {
    const release = releaseOf(path);
    if (!release) continue;
    const isYoung = found.get(release.path)?.isYoung || now - modifiedAt < minAgeMs;
    found.set(release.path, { ...release, isYoung });
  }
  return [...found.values()].flatMap(({ isYoung, ...release }) => (isYoung ? [] : [release]));
}

/**
 * Releases in a bucket of an object storage.
 * @param name as named on the command line
 */
export function bucketStorage(name: string, bucket: Bucket, now: () => number = Date.now): ReleaseStorage {
  const registry = new BucketRegistry(name, bucket);
  const placed = new Set<string>();
  const put = (path: string, bytes: string | Buffer) =>
    bucket.put(path, typeof bytes === 'string' ? bytes : new Uint8Array(bytes), fileHeaders(path));

  return {
    name,
    async registry() {
      const { registry: found, condition } = await registry.read();
      if (condition === null) throw new Error(`${name} holds no registry.json: release the shell into it first.`);
      return found;
    },
    change: (change) => registry.change(change),
    repair: () => registry.repair(),
    read: async (path) => (await bucket.get(path))?.bytes,
    async names(path) {
      const objects = await bucket.list(`${path}/`);
      return objects.map((object) => relative(path, object.path)).filter((file) => !file.includes('/'));
    },
    releases: async () => releasesAmong([...(await bucket.list('shell/')), ...(await bucket.list('remotes/'))], now()),
    async place(folder, path) {
      // A change that lost a race is computed again; its files are already there.
      if (placed.has(path)) return;
      const files = filesIn(folder);
      const send = (file: string) => put(`${path}/${relative(folder, file)}`, readFileSync(file));
      await forAll(
        files.filter((file) => !isDescription(file)),
        send,
      );
      await forAll(files.filter(isDescription), send);
      placed.add(path);
    },
    async placeAssets(folder) {
      const parent = 'assets/demo';
      const known = new Map((await bucket.list(`${parent}/`)).map(({ path, etag }) => [path, etag]));
      await forAll(filesIn(folder), async (file) => {
        const bytes = readFileSync(file);
        const path = `${parent}/${relative(folder, file)}`;
        if (known.get(path) === `"${createHash('md5').update(bytes).digest('hex')}"`) return;
        for (const [ending, smaller] of await compressed(file, bytes)) await put(path + ending, smaller);
        await put(path, bytes);
      });
    },
    write: async (path, text) => void (await put(path, text)),
    async remove(path) {
      const objects = (await bucket.list(path)).filter((one) => one.path === path || one.path.startsWith(`${path}/`));
      await forAll(
        objects.filter((one) => isDescription(one.path)),
        (one) => bucket.remove(one.path),
      );
      await forAll(objects, (one) => bucket.remove(one.path));
    },
  };
}
