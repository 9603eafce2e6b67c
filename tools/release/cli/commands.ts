import type { Registry } from '../../../shared/contract/registry';
import type { Channel } from '../domain/channels';
import type { CommandName } from '../domain/commandNames';
import { changesListing, listing } from '../domain/listing';
import {
  unknownApp,
  withOrigin,
  withoutApp,
  withPromotion,
  withRollback,
  withWithdrawal,
} from '../domain/registryChanges';
import { releaser } from '../gate/changeNote';
import { RefusedError, refusalsOf } from '../gate/checkChange';
import { changeLive, judgePublication, type Publication, publish, undo } from '../gate/publish';
import { prune } from '../storage/prune';
import type { ReleaseStorage } from '../storage/releaseStorage';
import { clearPublished, clearStaging, stageApp, stageElsewhere, stageShell } from './stage';

interface ReleaseOptions {
  /** Where releases are served from. */
  storage: ReleaseStorage;
  channel: Channel;
  /** For so many per cent of the accounts alone. */
  percent?: number;
  /** An older version may take the place of a newer one. */
  mayBeOlder: boolean;
  /** What the change is for. */
  why?: string;
}

interface Command {
  /** How many names it takes, at least and at most. */
  least: number;
  most: number;
  run(names: readonly string[], options: ReleaseOptions): Promise<void>;
}

const isAddress = (name: string) => /^https?:\/\//.test(name);

const isForSome = ({ channel, percent }: ReleaseOptions) => channel !== 'stable' || percent !== undefined;

async function stage(names: readonly string[], options: ReleaseOptions): Promise<Publication> {
  const { storage, channel, percent, mayBeOlder } = options;
  // A shell may be the first thing of all in a bucket; an app is released for one that is there.
  if (storage.folder || !names.includes('shell')) await storage.registry();
  if (isForSome(options) && names.includes('shell'))
    throw new Error('The shell is released for everybody: only apps have channels and shares.');
  const shell = names.includes('shell') ? { shell: await stageShell(storage) } : {};
  const apps = [];
  for (const name of new Set(names))
    if (name !== 'shell') apps.push(isAddress(name) ? await stageElsewhere(name) : await stageApp(storage, name));
  return { apps, channel, mayBeOlder, ...(percent === undefined ? {} : { percent }), ...shell };
}

const namesIn = ({ apps = [], shell }: Publication) => [
  ...(shell ? [`shell ${shell.release.release}`] : []),
  ...apps.map(({ release }) => `${release.manifest.id} ${release.release}`),
];

function tell(losses: readonly string[]): void {
  for (const loss of losses) console.warn(`Note: ${loss}`);
}

function whereLive({ channel, percent }: ReleaseOptions): string {
  if (percent !== undefined) return `live for ${percent} % of the accounts`;
  return channel === 'stable' ? 'live' : `in ${channel}: open the page with ?channel=${channel}`;
}

/** Builds apps, or the shell, and makes them live. */
export async function publishAsked(names: readonly string[], options: ReleaseOptions): Promise<void> {
  const publication = await stage(names, options);
  const { registry } = await publish(options.storage, publication, options.why);
  clearPublished([publication.shell?.folder, ...(publication.apps ?? []).map(({ folder }) => folder)]);
  for (const name of namesIn(publication))
    console.log(`${name} is ${whereLive(options)} (revision ${registry.revision})`);
}

async function check(names: readonly string[], options: ReleaseOptions): Promise<void> {
  const publication = await stage(names, options);
  const { storage } = options;
  const refusals = refusalsOf(await judgePublication(storage, await storage.registry(), publication));
  if (refusals.length) throw new RefusedError(refusals);
  for (const name of namesIn(publication)) console.log(`${name} would be accepted`);
  for (const { folder } of publication.apps ?? []) if (folder) console.log(`  its files: ${folder}`);
}

interface Act {
  make: (registry: Registry, options: ReleaseOptions) => Registry;
  what: string;
  mayTakeAway?: boolean;
}

async function act({ make, what, mayTakeAway = false }: Act, options: ReleaseOptions): Promise<Registry> {
  const { storage, why } = options;
  const note = { what, by: releaser(), ...(why ? { why } : {}) };
  const { registry, losses } = await changeLive(storage, (before) => make(before, options), { note, mayTakeAway });
  tell(losses);
  return registry;
}

async function rollBack([id = '', to]: readonly string[], options: ReleaseOptions): Promise<void> {
  const what = `rollback ${id}${to ? ` to ${to}` : ''}`;
  const registry = await act({ make: (before) => withRollback(before, id, to), what, mayTakeAway: true }, options);
  const live = id === 'shell' ? registry.shell.release : registry.apps[id]?.live;
  console.log(`${id} ${live} is live again (revision ${registry.revision})`);
}

async function list([id]: readonly string[], { storage }: ReleaseOptions): Promise<void> {
  const registry = await storage.registry();
  const found = listing(registry, id);
  if (!found) throw unknownApp(registry, id);
  console.log(found);
  const changes = changesListing(registry);
  if (changes && !id) console.log(`\n${changes}`);
}

function change(
  name: CommandName,
  make: (registry: Registry, name: string, options: ReleaseOptions) => Registry,
  done: (name: string, options: ReleaseOptions) => string,
  mayTakeAway = false,
): [CommandName, Command] {
  const run: Command['run'] = async ([given = ''], options) => {
    const what = `${name} ${given}`;
    const registry = await act({ make: (before) => make(before, given, options), what, mayTakeAway }, options);
    console.log(`${done(given, options)} (revision ${registry.revision})`);
  };
  return [name, { least: 1, most: 1, run }];
}

/** Where an app is on trial: in a preview where one is named, else in next and for some accounts. */
const trialOf = ({ channel }: ReleaseOptions) => (channel === 'stable' ? 'next' : channel);

/** A command that takes no names. */
const bare = (name: CommandName, run: (options: ReleaseOptions) => Promise<string>): [CommandName, Command] => [
  name,
  { least: 0, most: 0, run: async (_names, options) => console.log(await run(options)) },
];

/** What the tool does beside publishing, by name. */
export const commands: ReadonlyMap<string, Command> = new Map<CommandName, Command>([
  ['check', { least: 1, most: Number.POSITIVE_INFINITY, run: check }],
  ['list', { least: 0, most: 1, run: list }],
  ['rollback', { least: 1, most: 2, run: rollBack }],
  change(
    'promote',
    (registry, id, options) => withPromotion(registry, id, trialOf(options)),
    (id) => `What some had of ${id} is live for everybody`,
  ),
  change(
    'withdraw',
    (registry, id, options) => withWithdrawal(registry, id, trialOf(options)),
    (id, options) => `${id} has no release in ${trialOf(options)} any more`,
    true,
  ),
  change('remove', withoutApp, (id) => `${id} is gone from the registry`, true),
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
    const { registry, losses, what } = await undo(storage, why);
    tell(losses);
    return `Taken back: ${what} (revision ${registry.revision})`;
  }),
  bare('prune', async ({ storage }) => {
    await storage.registry();
    clearStaging();
    const gone = await prune(storage);
    return gone.length ? `Deleted ${gone.length} releases:\n  ${gone.join('\n  ')}` : 'There was nothing to delete.';
  }),
  bare('repair', ({ storage }) => storage.repair()),
]);
