// `atrium-release`: releases an app from a repository of its own. It is bundled into one file of the published package.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Release } from '../../../shared/contract/registry';
import { compressFolder } from '../../build/compress';
import { readCommandLine, UsageError } from '../../cli.mjs';
import { RejectedError, rejectionReasons } from '../gate/checkChange';
import { checkPublication, publish, releasesIn, type StagedApp } from '../gate/publish';
import { folderSource } from '../gate/releaseSource';
import { openStorage } from '../storage/openStorage';
import { type Output, runCommand } from './runCommand';

const command = {
  usage: `npm run release -- TARGET          makes the last build live
       npm run release -- check TARGET    prints every reason for which the gate would reject it; changes nothing

TARGET  the folder that the product is served from, or s3://bucket/prefix
--why TEXT   the purpose, stored with the release
--json       prints the result as JSON`,
  options: { json: { type: 'boolean' }, why: { type: 'string' } },
  maxWords: 2,
} as const;

function lastBuild(folder: string): StagedApp {
  const built = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'app.json')))
    .sort((one, other) => statSync(join(other, 'app.json')).mtimeMs - statSync(join(one, 'app.json')).mtimeMs);
  const [latest] = built;
  if (!latest) throw new Error(`${folder} holds no release: build one first, with "npx rspack build".`);
  const { files, ...release }: Release & { files: string[] } = JSON.parse(
    readFileSync(join(latest, 'app.json'), 'utf8'),
  );
  const assets = resolve('src/backend/assets');
  return { release, source: folderSource(latest), folder: latest, ...(existsSync(assets) && { assets }) };
}

async function release([first = '', ...rest]: readonly string[], usage: string, why?: string): Promise<Output> {
  const isCheck = first === 'check';
  const [target = '', ...more] = isCheck ? rest : [first, ...rest];
  if (!target || more.length > 0) throw new UsageError('Name one target.', usage);
  const storage = openStorage(target);
  const before = await storage.registry();
  const app = lastBuild(resolve('dist'));
  const publication = { apps: [app] };
  const name = `${app.release.manifest.id} ${app.release.release}`;
  if (isCheck) {
    const reasons = rejectionReasons(await checkPublication(storage, before, publication));
    if (reasons.length > 0) throw new RejectedError(reasons);
    return { text: `${name} would be accepted`, json: { accepted: true, releases: releasesIn(publication) } };
  }
  if (app.folder) await compressFolder(app.folder);
  const { registry } = await publish(storage, publication, why);
  return {
    text: `${name} is live (revision ${registry.revision})`,
    json: { accepted: true, releases: releasesIn(publication), revision: registry.revision },
  };
}

const { values, words, usage } = readCommandLine(command);
await runCommand(() => release(words, usage, values.why), values.json);
