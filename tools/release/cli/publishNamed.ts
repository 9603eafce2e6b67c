import { root } from '../../build/paths';
import type { Channel } from '../domain/channels';
import { rejectionReasons } from '../gate/checkChange';
import { checkPublication, type Publication, publish, releasesIn } from '../gate/publish';
import { RejectedError } from '../gate/RejectedError';
import { applyChangesets, type HostApiRelease } from '../hostApi/applyChangesets';
import type { ReleaseStorage } from '../storage/releaseStorage';
import type { Output } from './output';
import { clearPublished, sourcesOf, stageApp, stageRemote, stageShell } from './stage';
import { describeTarget } from './verbs';

export interface ReleaseOptions {
  storage: ReleaseStorage;
  channel: Channel;
  percent?: number;
  /** The rollout grows by steps and withdraws itself. */
  isWatched?: boolean;
  allowsDowngrade: boolean;
  why?: string;
}

const isAddress = (name: string) => /^https?:\/\//.test(name);

async function stage(names: readonly string[], options: ReleaseOptions): Promise<Publication> {
  const { storage, channel, percent, isWatched = false, allowsDowngrade } = options;
  const hasShell = names.includes('shell');
  for (const name of names) if (name !== 'shell' && !isAddress(name)) sourcesOf(name);
  // A shell may be the first release in a bucket; an app needs a shell that is there.
  if (storage.folder || !hasShell) await storage.registry();
  if (hasShell && (channel !== 'stable' || percent !== undefined))
    throw new Error('The shell is released for everybody: channels and rollouts are for apps.');
  const shell = hasShell ? { shell: await stageShell(storage) } : {};
  const apps = [];
  for (const name of new Set(names))
    if (name !== 'shell') apps.push(isAddress(name) ? await stageRemote(name) : await stageApp(storage, name));
  return { apps, channel, allowsDowngrade, ...(percent === undefined ? {} : { percent, isWatched }), ...shell };
}

const namesIn = (publication: Publication) => releasesIn(publication).map(({ app, release }) => `${app} ${release}`);

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

/** Builds apps, or the shell, and asks the gate; changes nothing. */
export async function checkNamed(names: readonly string[], options: ReleaseOptions): Promise<Output> {
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
