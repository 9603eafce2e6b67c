import { existsSync } from 'node:fs';
import type { Registry } from '../../shared/contract/registry';
import { RefusedError, refusalsOf } from './judge';
import type { CommandName } from './model/commandNames';
import { listing } from './model/listing';
import {
  type Channel,
  unknownApp,
  withOrigin,
  withoutApp,
  withoutNext,
  withPromotion,
  withRollback,
} from './model/registryChanges';
import { prune } from './prune';
import { changeLive, judgePublication, type Publication, publish } from './publish';
import { readRegistry, registryOf, repair } from './registryFile';
import { clearPublished, clearStaging, stageApp, stageElsewhere, stageShell } from './stage';

export interface ReleaseOptions {
  /** The served folder. */
  dist: string;
  channel: Channel;
  /** An older version may take the place of a newer one. */
  mayBeOlder: boolean;
}

interface Command {
  /** How many names it takes, at least and at most. */
  least: number;
  most: number;
  run(names: readonly string[], options: ReleaseOptions): Promise<void>;
}

const isAddress = (name: string) => /^https?:\/\//.test(name);

function registryIn(dist: string) {
  if (!existsSync(registryOf(dist)))
    throw new Error(`${dist} holds no registry.json: build it first, or name the served folder by --dist.`);
  return readRegistry(registryOf(dist));
}

async function stage(names: readonly string[], { dist, channel, mayBeOlder }: ReleaseOptions): Promise<Publication> {
  registryIn(dist);
  if (channel === 'next' && names.includes('shell'))
    throw new Error('The shell is released for everybody: only apps have the channel next.');
  const shell = names.includes('shell') ? { shell: await stageShell(dist) } : {};
  const apps = [];
  for (const name of new Set(names))
    if (name !== 'shell') apps.push(isAddress(name) ? await stageElsewhere(name) : await stageApp(dist, name));
  return { apps, channel, mayBeOlder, ...shell };
}

const namesIn = ({ apps = [], shell }: Publication) => [
  ...(shell ? [`shell ${shell.release.release}`] : []),
  ...apps.map(({ release }) => `${release.manifest.id} ${release.release}`),
];

function tell(losses: readonly string[]): void {
  for (const loss of losses) console.warn(`Note: ${loss}`);
}

/** Builds apps, or the shell, and makes them live. */
export async function publishAsked(names: readonly string[], options: ReleaseOptions): Promise<void> {
  const publication = await stage(names, options);
  const { registry } = await publish(options.dist, publication);
  clearPublished([publication.shell?.folder, ...(publication.apps ?? []).map(({ folder }) => folder)]);
  const where = options.channel === 'next' ? 'in next: open the page with ?channel=next' : 'live';
  for (const name of namesIn(publication)) console.log(`${name} is ${where} (revision ${registry.revision})`);
}

async function check(names: readonly string[], options: ReleaseOptions): Promise<void> {
  const publication = await stage(names, options);
  const refusals = refusalsOf(await judgePublication(options.dist, registryIn(options.dist), publication));
  if (refusals.length) throw new RefusedError(refusals);
  for (const name of namesIn(publication)) console.log(`${name} would be accepted`);
  for (const { folder } of publication.apps ?? []) if (folder) console.log(`  its files: ${folder}`);
}

async function rollBack([id = '', release]: readonly string[], { dist }: ReleaseOptions): Promise<void> {
  const { registry, losses } = await changeLive(dist, (before) => withRollback(before, id, release), {
    mayTakeAway: true,
  });
  tell(losses);
  const live = id === 'shell' ? registry.shell.release : registry.apps[id]?.live;
  console.log(`${id} ${live} is live again (revision ${registry.revision})`);
}

function change(
  make: (registry: Registry, name: string) => Registry,
  done: (name: string) => string,
  mayTakeAway = false,
): Command {
  return {
    least: 1,
    most: 1,
    async run([name = ''], { dist }) {
      const { registry, losses } = await changeLive(dist, (before) => make(before, name), { mayTakeAway });
      tell(losses);
      console.log(`${done(name)} (revision ${registry.revision})`);
    },
  };
}

/** What the tool does beside publishing, by name. */
export const commands: ReadonlyMap<string, Command> = new Map<CommandName, Command>([
  ['check', { least: 1, most: Number.POSITIVE_INFINITY, run: check }],
  [
    'list',
    {
      least: 0,
      most: 1,
      async run([id], { dist }) {
        const registry = registryIn(dist);
        const list = listing(registry, id);
        if (!list) throw unknownApp(registry, id);
        console.log(list);
      },
    },
  ],
  ['rollback', { least: 1, most: 2, run: rollBack }],
  ['promote', change(withPromotion, (id) => `What ${id} had in next is live for everybody`)],
  ['withdraw', change(withoutNext, (id) => `${id} has no release in next any more`, true)],
  ['remove', change(withoutApp, (id) => `${id} is gone from the registry`, true)],
  [
    'allow',
    change(
      (registry, origin) => withOrigin(registry, origin, true),
      (origin) => `Apps may come from ${origin}`,
    ),
  ],
  [
    'disallow',
    change(
      (registry, origin) => withOrigin(registry, origin, false),
      (origin) => `Apps may no longer come from ${origin}`,
    ),
  ],
  [
    'prune',
    {
      least: 0,
      most: 0,
      async run(_names, { dist }) {
        registryIn(dist);
        clearStaging();
        const gone = await prune(dist);
        console.log(
          gone.length ? `Deleted ${gone.length} releases:\n  ${gone.join('\n  ')}` : 'There was nothing to delete.',
        );
      },
    },
  ],
  [
    'repair',
    {
      least: 0,
      most: 0,
      async run(_names, { dist }) {
        console.log(await repair(registryOf(dist)));
      },
    },
  ],
]);
