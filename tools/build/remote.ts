import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName, emitManifest, hashOfInputs, integrityOf } from 'shared/build';
import type { AppManifest, Release } from 'shared/contract';
import { compressFolder } from './compress';
import { moveOnce } from './moveOnce';
import { root } from './paths';
import { runRspack } from './rspack';

/** What makes a release of a remote: its own sources, what it stands on, and the versions of the libraries. */
const inputsOf = (directory: string) => [directory, join(root, 'shared'), join(root, 'package-lock.json')];

/** The release that a remote's sources would make now: `<version>-<hash>`. */
export function releaseOf(directory: string): string {
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  return `${version}-${hashOfInputs(inputsOf(directory))}`;
}

/**
 * Builds one release of a remote into `<remotes>/<id>/<release>/` and describes it in `app.json` beside its files: what
 * the registry holds of it, and the names of the files.
 * The folder appears whole or not at all.
 */
export async function buildRemote(directory: string, release: string, remotes: string): Promise<Release> {
  const manifestModule: { default: AppManifest } = await import(join(directory, 'src/manifest.ts'));
  const manifest = manifestModule.default;
  const version = release.slice(0, release.lastIndexOf('-'));
  const emitted = await emitManifest(directory, manifest, version);

  const target = join(remotes, manifest.id, release);
  const draft = `${target}.${process.pid}.draft`;
  await runRspack(directory, { release, output: draft });

  const entry = readdirSync(draft).find((file) => /^remoteEntry\.[0-9a-f]+\.js$/.test(file));
  if (!entry) throw new Error(`The build of ${manifest.id} made no remote entry.`);
  const described: Release = {
    release,
    container: containerName(manifest.id, release),
    entry: `/remotes/${manifest.id}/${release}/${entry}`,
    integrity: integrityOf(readFileSync(join(draft, entry))),
    manifest: emitted,
  };
  writeFileSync(join(draft, 'app.json'), JSON.stringify({ ...described, files: readdirSync(draft).sort() }));
  await compressFolder(draft);
  moveOnce(draft, target);
  return described;
}
