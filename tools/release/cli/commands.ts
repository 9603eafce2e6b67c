import type { Registry } from '../../../shared/contract/registry';
import { root } from '../../build/paths';
import type { Channel } from '../domain/channels';
import type { CommandName } from '../domain/commandNames';
import { listReleases, printChanges, printReleases } from '../domain/listing';
import {
  unknownApp,
  withOrigin,
  withoutApp,
  withPromotion,
  withRollback,
  withWithdrawal,
} from '../domain/registryChanges';
import { createNote } from '../gate/changeNote';
import { RejectedError, rejectionReasons } from '../gate/checkChange';
import { changeLive, checkPublication, type Publication, publish, releasesIn, undo } from '../gate/publish';
import { applyChangesets, type HostApiRelease } from '../hostApi/applyChangesets';
import { prune } from '../storage/prune';
import type { ReleaseStorage } from '../storage/releaseStorage';
import type { Output } from './runCommand';
import { clearPublished, clearStaging, stageApp, stageRemote, stageShell } from './stage';

export interface ReleaseOptions {
  storage: ReleaseStorage;
  channel: Channel;
  percent?: number;
  allowsDowngrade: boolean;
  why?: string;
}

interface Command {
  minNames: number;
  maxNames: number;
  run(names: readonly string[], options: ReleaseOptions): Promise<Output>;
}

const isAddress = (name: string) => /^https?:\/\//.test(name);

async function stage(names: readonly string[], options: ReleaseOptions): Promise<Publication> {
  const { storage, channel, percent, allowsDowngrade } = options;
  const hasShell = names.includes('shell');
  // A shell may be the first release in a bucket; an app needs a shell that is there.
  if (storage.folder || !hasShell) await storage.registry();
  if (hasShell && (channel !== 'stable' || percent !== undefined))
    throw new Error('The shell is released for everybody: channels and rollouts are for apps.');
  const shell = hasShell ? { shell: await stageShell(storage) } : {};
  const apps = [];
  for (const name of new Set(names))
    if (name !== 'shell') apps.push(isAddress(name) ? await stageRemote(name) : await stageApp(storage, name));
  return { apps, channel, allowsDowngrade, ...(percent === undefined ? {} : { percent }), ...shell };
}

const namesIn = (publication: Publication) => releasesIn(publication).map(({ app, release }) => `${app} ${release}`);

function describeTarget({ channel, percent }: ReleaseOptions): string {
  if (percent !== undefined) return `live for ${percent} % of the accounts`;
  return channel === 'stable' ? 'live' : `in ${channel}: open the page with ?channel=${channel}`;
}

function hostApiLines({ version, notes, next }: HostApiRelease): string[] {
  const moved = notes > 0 ? `, with its change notes in shared/sdk/CHANGELOG.md: ${notes}` : '';
  return [`host API ${version}${moved}`, ...(next ? [`Next: ${next}`] : [])];
}

/** Builds apps, or the shell with the host API that its change notes ask for, and makes them live. */
export async function publishNamed(names: readonly string[], options: ReleaseOptions): Promise<Output> {
  const hostApi = names.includes('shell') ? applyChangesets(root) : undefined;
  const publication = await stage(names, options);
  const { registry } = await publish(options.storage, publication, options.why);
  clearPublished([publication.shell?.folder, ...(publication.apps ?? []).map(({ folder }) => folder)]);
  const { channel, percent } = options;
  const lines = namesIn(publication).map(
    (name) => `${name} is ${describeTarget(options)} (revision ${registry.revision})`,
  );
  return {
    text: [...lines, ...(hostApi ? hostApiLines(hostApi) : [])].join('\n'),
    json: {
      accepted: true,
      releases: releasesIn(publication),
      ...(hostApi ? { hostApi } : {}),
      channel,
      ...(percent === undefined ? {} : { rollout: percent }),
      revision: registry.revision,
    },
  };
}

async function check(names: readonly string[], options: ReleaseOptions): Promise<Output> {
  const publication = await stage(names, options);
  const { storage } = options;
  const reasons = rejectionReasons(await checkPublication(storage, await storage.registry(), publication));
  if (reasons.length) throw new RejectedError(reasons);
  const folders = (publication.apps ?? []).flatMap(({ folder }) => folder ?? []);
  return {
    text: [
      ...namesIn(publication).map((name) => `${name} would be accepted`),
      ...folders.map((folder) => `  its files: ${folder}`),
    ].join('\n'),
    json: { accepted: true, releases: releasesIn(publication), folders },
  };
}

async function list([id]: readonly string[], { storage }: ReleaseOptions): Promise<Output> {
  const registry = await storage.registry();
  const releases = listReleases(registry, id);
  if (!releases) throw unknownApp(registry, id);
  const changes = id ? '' : printChanges(registry);
  return {
    text: [printReleases(releases), ...(changes ? [changes] : [])].join('\n\n'),
    json: { revision: registry.revision, releases, ...(id ? {} : { changes: registry.changes ?? [] }) },
  };
}

function warnOf(brokenDependents: readonly string[]): void {
  for (const sentence of brokenDependents) console.error(`Note: ${sentence}`);
}

interface LiveChange {
  make: (registry: Registry) => Registry;
  what: string;
  allowsBrokenDependents: boolean;
  done: (registry: Registry) => string;
}

async function runChange(
  { make, what, allowsBrokenDependents, done }: LiveChange,
  { storage, why }: ReleaseOptions,
): Promise<Output> {
  const note = createNote(what, why);
  const { registry, brokenDependents } = await changeLive(storage, make, { note, allowsBrokenDependents });
  warnOf(brokenDependents);
  return {
    text: `${done(registry)} (revision ${registry.revision})`,
    json: { change: what, revision: registry.revision, brokenDependents },
  };
}

const rollBack: Command['run'] = ([id = '', to], options) =>
  runChange(
    {
      make: (before) => withRollback(before, id, to),
      what: `rollback ${id}${to ? ` to ${to}` : ''}`,
      allowsBrokenDependents: true,
      done: ({ shell, apps }) => `${id} ${id === 'shell' ? shell.release : apps[id]?.live} is live again`,
    },
    options,
  );

function change(
  name: CommandName,
  make: (registry: Registry, name: string, options: ReleaseOptions) => Registry,
  done: (name: string, options: ReleaseOptions) => string,
  allowsBrokenDependents = false,
): [CommandName, Command] {
  const run: Command['run'] = ([given = ''], options) =>
    runChange(
      {
        make: (before) => make(before, given, options),
        what: `${name} ${given}`,
        allowsBrokenDependents,
        done: () => done(given, options),
      },
      options,
    );
  return [name, { minNames: 1, maxNames: 1, run }];
}

/** Promotions and withdrawals are about `next` and the rollout, unless a preview is named. */
const trialOf = ({ channel }: ReleaseOptions) => (channel === 'stable' ? 'next' : channel);

function bare(name: CommandName, run: (options: ReleaseOptions) => Promise<Output>): [CommandName, Command] {
  return [name, { minNames: 0, maxNames: 0, run: (_names, options) => run(options) }];
}

export const commands: ReadonlyMap<string, Command> = new Map<CommandName, Command>([
  ['check', { minNames: 1, maxNames: Number.POSITIVE_INFINITY, run: check }],
  ['list', { minNames: 0, maxNames: 1, run: list }],
  ['rollback', { minNames: 1, maxNames: 2, run: rollBack }],
  change(
    'promote',
    (registry, id, options) => withPromotion(registry, id, trialOf(options)),
    (id) => `${id} is live for everybody`,
  ),
  change(
    'withdraw',
    (registry, id, options) => withWithdrawal(registry, id, trialOf(options)),
    (id, options) => `${id} no longer has a release in ${trialOf(options)}`,
    true,
  ),
  change('remove', withoutApp, (id) => `${id} is removed from the registry`, true),
  change(
    'allow',
    (registry, origin) => withOrigin(registry, origin, true),
    (origin) => `Apps may come from ${origin}`,
  ),
  change(
    'disallow',
    (registry, origin) => withOrigin(registry, origin, false),
    (origin) => `Apps may no longer come from ${origin}`,
  ),
  bare('undo', async ({ storage, why }) => {
    const { registry, brokenDependents, what } = await undo(storage, why);
    warnOf(brokenDependents);
    const { revision } = registry;
    return { text: `Undone: ${what} (revision ${revision})`, json: { undone: what, revision, brokenDependents } };
  }),
  bare('prune', async ({ storage }) => {
    await storage.registry();
    clearStaging();
    const deleted = await prune(storage);
    return {
      text: deleted.length
        ? `Deleted ${deleted.length} releases:\n  ${deleted.join('\n  ')}`
        : 'There was nothing to delete.',
      json: { deleted },
    };
  }),
  bare('repair', async ({ storage }) => {
    const sentence = await storage.repair();
    return { text: sentence, json: { repaired: sentence } };
  }),
]);
