import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { packageFolder } from '../../shared/build/packages';
import { compressFolder } from '../build/compress';
import { runRspack } from '../build/rspack';
import { run } from '../child.mjs';
import { serveFoldersIn } from '../dev/serveAppsIn';
import type { Output } from '../release/cli/output';
import type { ReleaseOptions } from '../release/cli/publishNamed';
import { describeTarget } from '../release/cli/verbs';
import { rejectionReasons } from '../release/gate/checkChange';
import { checkPublication, type Publication, publish, releasesIn } from '../release/gate/publish';
import { RejectedError } from '../release/gate/RejectedError';
import { defaultDist, lastBuild, ownId } from './ownApp';
import { addCommand, createProgram, UsageError } from './program';
import { addRegistryCommands, type Home } from './registryCommands';
import { type ReleaseFlags, releaseOptions, withRelease } from './releaseFlags';
import { addUpkeepCommands } from './upkeepCommands';
import { addWatch } from './watchCommand';

interface BuildFlags extends ReleaseFlags {
  types?: boolean;
}

/** A step, on stderr and on a terminal alone: stdout is for the result. */
function say(step: string): void {
  if (process.stderr.isTTY) console.error(step);
}

/** @throws when the compiler finds an error; it has printed it then */
async function checkTypes(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'tsconfig.json')))
    return console.error('Types were not checked: there is no tsconfig.json.');
  say('checking types…');
  const tsc = join(packageFolder('typescript', folder), 'bin/tsc');
  const code = await run(process.execPath, [tsc, '--noEmit'], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (code !== 0) throw new Error('The types do not fit; see the messages above. --no-types leaves the check out.');
}

/** Checks types and builds the release that the sources make. */
async function stage(folder: string, { types = true }: BuildFlags, options: ReleaseOptions): Promise<Publication> {
  // A product that cannot be reached is reported before anything takes time.
  await options.storage.registry();
  if (types) await checkTypes(folder);
  else console.error('Types were not checked: --no-types.');
  say('building…');
  await runRspack(folder, {});
  const { channel, percent, isWatched = false, allowsDowngrade } = options;
  return {
    apps: [lastBuild(folder)],
    channel,
    allowsDowngrade,
    ...(percent === undefined ? {} : { percent, isWatched }),
  };
}

const nameOf = (publication: Publication) =>
  releasesIn(publication)
    .map(({ app, release }) => `${app} ${release}`)
    .join();

async function check(publication: Publication, { storage }: ReleaseOptions): Promise<Output> {
  const reasons = rejectionReasons(await checkPublication(storage, await storage.registry(), publication));
  if (reasons.length > 0) throw new RejectedError(reasons);
  return {
    text: `${nameOf(publication)} would be accepted`,
    json: { accepted: true, releases: releasesIn(publication) },
  };
}

async function release(publication: Publication, options: ReleaseOptions): Promise<Output> {
  for (const { folder } of publication.apps ?? []) if (folder) await compressFolder(folder);
  const { registry } = await publish(options.storage, publication, options.why);
  const { channel, percent } = options;
  return {
    text: `${nameOf(publication)} is ${describeTarget(options)} (revision ${registry.revision})`,
    json: {
      accepted: true,
      releases: releasesIn(publication),
      channel,
      ...(percent === undefined ? {} : { rollout: percent }),
      revision: registry.revision,
    },
  };
}

async function dev(folder: string, { port, in: dashboard }: { port?: string; in?: string }): Promise<undefined> {
  if (dashboard !== undefined) {
    await serveFoldersIn(new Map([[ownId(folder), folder]]), dashboard);
    return undefined;
  }
  if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new UsageError(`A port is a number; "${port}" is not.`);
  const rspack = join(packageFolder('@rspack/cli', folder), 'bin/rspack.js');
  const asked = port === undefined ? [] : ['--port', port];
  process.exitCode = await run(process.execPath, [rspack, 'serve', ...asked], { cwd: folder });
  return undefined;
}

function addAppCommands(program: Command, folder: string, home: Home): void {
  addCommand<{ port?: string; in?: string }>(
    program,
    'dev',
    'opens the app alone, with hot reload and the demo',
    (command) =>
      command
        .option('--port <number>', 'default: a free one')
        .option('--in <address>', 'opens it inside a dashboard that runs there, deployed or on this machine'),
    (_words, flags) => dev(folder, flags),
  );
  addCommand(
    program,
    'build',
    'checks the manifest and writes dist/<version>-<hash of its inputs>/',
    (command) => command,
    async () => {
      await runRspack(folder, {});
      const { release: built, folder: files } = lastBuild(folder);
      return { text: `built ${built.manifest.id} ${built.release}`, json: { release: built.release, folder: files } };
    },
  );
  const building = (command: Command) => withRelease(command).option('--no-types', 'leaves the check of types out');
  addCommand<BuildFlags>(
    program,
    'check',
    'builds the app and prints every reason for which the gate would reject it; changes nothing',
    building,
    async (_words, flags) => {
      const options = releaseOptions(flags, home);
      return check(await stage(folder, flags, options), options);
    },
  );
  addCommand<BuildFlags>(
    program,
    'release',
    'builds the app, asks the publication gate, and makes it live',
    building,
    async (_words, flags) => {
      const options = releaseOptions(flags, home);
      return release(await stage(folder, flags, options), options);
    },
  );
}

const operatorHelp = `
Origins, pruning and repair ("allow", "prune", "repair") are for the operator of the product, in its repository.`;

/** `atrium` in a repository of an app's own: every command about that app. */
export function createOwnProgram(folder: string, codemods: string): Command {
  const program = createProgram('Runs, builds and releases the app in this folder.').addHelpText('after', operatorHelp);
  const home: Home = { defaultDist: () => defaultDist(folder), own: () => ownId(folder) };
  addAppCommands(program, folder, home);
  addRegistryCommands(program, home);
  addWatch(program, home);
  addUpkeepCommands(program, { folder, codemods, home });
  return program;
}
