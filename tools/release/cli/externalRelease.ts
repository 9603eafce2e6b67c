import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Release } from '../../../shared/contract/registry';
import { compressFolder } from '../../build/compress';
import { RefusedError, refusalsOf } from '../gate/checkChange';
import { judgePublication, publish } from '../gate/publish';
import { folderSource } from '../gate/releaseFacts';
import { openStorage } from '../storage/openStorage';
import type { StagedApp } from './stage';

const usage = `npm run release -- <folder>           makes what is built live where the registry is: in the served folder, or in s3://bucket/prefix
npm run release -- check <folder>     would it be accepted? All reasons, if not; changes nothing`;

/** The release that was built last, of those in a folder. */
function builtLast(folder: string): StagedApp {
  const built = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'app.json')))
    .sort((one, other) => statSync(join(other, 'app.json')).mtimeMs - statSync(join(one, 'app.json')).mtimeMs);
  const [latest] = built;
  if (!latest) throw new Error(`${folder} holds no release: build one first, by "npx rspack build".`);
  const { files, ...release }: Release & { files: string[] } = JSON.parse(
    readFileSync(join(latest, 'app.json'), 'utf8'),
  );
  const assets = resolve('src/backend/assets');
  return { release, source: folderSource(latest), folder: latest, ...(existsSync(assets) && { assets }) };
}

/**
 * Releases, from a repository of its own, what was built there last, into a served folder.
 * @param words of the command line
 * @returns what happened, in a sentence
 */
export async function releaseBuilt(words: readonly string[]): Promise<string> {
  const isCheck = words[0] === 'check';
  const [served, ...more] = isCheck ? words.slice(1) : words;
  if (!served || more.length > 0) throw new Error(usage);
  const storage = openStorage(served);
  const before = await storage.registry();

  const app = builtLast(resolve('dist'));
  const name = `${app.release.manifest.id} ${app.release.release}`;
  if (isCheck) {
    const refusals = refusalsOf(await judgePublication(storage, before, { apps: [app] }));
    if (refusals.length > 0) throw new RefusedError(refusals);
    return `${name} would be accepted`;
  }
  if (app.folder) await compressFolder(app.folder);
  const { registry } = await publish(storage, { apps: [app] });
  return `${name} is live (revision ${registry.revision})`;
}
