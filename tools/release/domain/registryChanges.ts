import { isScriptOrigin } from '../../../shared/contract/origins';
import type { RegisteredApp, Registry, Release, ShellRelease } from '../../../shared/contract/registry';
import { type Channel, releaseIn } from './channels';
import {
  disabled,
  emptyHistory,
  grown,
  type History,
  previewed,
  promoted,
  released,
  releasedToNext,
  rolledBack,
  rolledOut,
  rolloutEnded,
  withdrawn,
} from './history';

/** The change cannot be made; the message says why. */
export class ChangeError extends Error {}

const shellHistory = ({ shell, shellHistory: history }: Registry): History<ShellRelease> => ({
  ...(history ?? emptyHistory),
  live: shell.release,
});

function withShellHistory(
  registry: Registry,
  { live, releases, earlier = [], latest = '' }: History<ShellRelease>,
): Registry {
  const shell = releases.find(({ release }) => release === live);
  if (!shell) throw new ChangeError(`There is no shell ${live}.`);
  const { release, host } = shell;
  return { ...registry, shell: { release, host }, shellHistory: { releases, earlier, latest } };
}

const withApp = (registry: Registry, id: string, app: RegisteredApp): Registry => ({
  ...registry,
  apps: { ...registry.apps, [id]: app },
});

export const unknownApp = ({ apps }: Registry, id = '') =>
  new ChangeError(`There is no app "${id}" in the registry. There are: ${Object.keys(apps).join(', ')}.`);

function appOf(registry: Registry, id: string): RegisteredApp {
  const app = Object.hasOwn(registry.apps, id) ? registry.apps[id] : undefined;
  if (!app) throw unknownApp(registry, id);
  return app;
}

/** The release as the registry has it; a release never changes. */
function knownOf({ apps }: Registry, { manifest: { id }, release, integrity }: Release): Release | undefined {
  const known = apps[id]?.releases.find((one) => one.release === release);
  if (known && known.integrity !== integrity)
    throw new ChangeError(`${id} ${release} is already published with other files: increase its version.`);
  return known;
}

function added(app: RegisteredApp, release: Release, channel: Channel): RegisteredApp {
  if (channel === 'stable') return released(app, release);
  return channel === 'next' ? releasedToNext(app, release) : previewed(app, release, channel);
}

/**
 * Adds a release of an app and makes it live in a channel.
 * @returns the same object when it is live there already, with the same entry
 */
export function withRelease(registry: Registry, release: Release, channel: Channel = 'stable'): Registry {
  const { id } = release.manifest;
  const app = registry.apps[id];
  const known = knownOf(registry, release);
  const current = app && (channel === 'stable' ? app.live : releaseIn(app, channel));
  const isLatest = known?.release === app?.latest || !['stable', 'next'].includes(channel);
  if (known?.entry === release.entry && known.release === current && isLatest) return registry;
  return withApp(registry, id, added(app ?? emptyHistory, release, channel));
}

/**
 * Adds a release of an app and makes it live for a percentage of the accounts.
 * @param watchedSince the rollout grows and withdraws itself, from this time on
 */
export function withRollout(registry: Registry, release: Release, percent: number, watchedSince?: string): Registry {
  const { id } = release.manifest;
  knownOf(registry, release);
  const app = registry.apps[id];
  if (!app?.live) throw new ChangeError(`${id} has no release for the other accounts: release it for everybody first.`);
  if (app.live === release.release) throw new ChangeError(`${id} ${release.release} is already live for everybody.`);
  const watch = watchedSince === undefined ? undefined : { since: watchedSince, stepSince: watchedSince };
  return withApp(registry, id, rolledOut(app, release, percent, watch));
}

/**
 * Adds a release of the shell and makes it live.
 * @returns the same object when it is live already
 */
export const withShell = (registry: Registry, release: ShellRelease): Registry =>
  release.release === registry.shell.release && release.release === registry.shellHistory?.latest
    ? registry
    : withShellHistory(registry, released(shellHistory(registry), release));

const listReleases = (releases: readonly { release: string }[]) =>
  releases.map(({ release }) => release).join(', ') || 'none';

/**
 * Makes an earlier release of an app, or of the shell, live again.
 * @param to a kept release; the one that was live before when absent
 */
export function withRollback(registry: Registry, id: string, to?: string): Registry {
  const history = id === 'shell' ? shellHistory(registry) : appOf(registry, id);
  const reject = (): never => {
    throw new ChangeError(
      to === history.live
        ? `${id} ${to} is already live.`
        : to
          ? `There is no ${id} ${to} to roll back to. Kept releases: ${listReleases(history.releases)}.`
          : `No release of ${id} was live before ${history.live || 'this'}, so there is nothing to roll back to.`,
    );
  };
  if (id === 'shell') return withShellHistory(registry, rolledBack(shellHistory(registry), to) ?? reject());
  return withApp(registry, id, rolledBack(appOf(registry, id), to) ?? reject());
}

const nothingIn = (id: string, channel: Channel) =>
  new ChangeError(`${id} has no release in ${channel}${channel === 'next' ? ' and no rollout' : ''}.`);

/** Makes an app's release of a channel live for everybody, with `next` also that of its rollout. */
export function withPromotion(registry: Registry, id: string, channel: Channel = 'next'): Registry {
  const app = promoted(appOf(registry, id), channel);
  if (!app) throw nothingIn(id, channel);
  return withApp(registry, id, app);
}

/** Takes an app's release out of a channel, with `next` also ends its rollout. */
export function withWithdrawal(registry: Registry, id: string, channel: Channel = 'next'): Registry {
  const app = withdrawn(appOf(registry, id), channel);
  if (!app) throw nothingIn(id, channel);
  // An app that was only ever in this preview goes with it.
  const isEmpty = !app.live && !app.next && !app.channels;
  return isEmpty && channel !== 'next' ? withoutApp(registry, id) : withApp(registry, id, app);
}

const noRollout = (id: string, release: string) => new ChangeError(`${id} ${release} is no longer in a rollout.`);

/** Gives a watched rollout to more accounts; at 100 % its release is live. */
export function withGrowth(registry: Registry, id: string, step: Parameters<typeof grown>[1]): Registry {
  const app = grown(appOf(registry, id), step);
  if (!app) throw noRollout(id, step.release);
  return withApp(registry, id, app);
}

/** Ends the rollout of a release; what is in channels stays. */
export function withoutRollout(registry: Registry, id: string, release: string): Registry {
  const app = rolloutEnded(appOf(registry, id), release);
  if (!app) throw noRollout(id, release);
  return withApp(registry, id, app);
}

/** Shows an app to nobody, in every channel, until it is rolled back or released. Its files and history stay. */
export function withDisabled(registry: Registry, id: string): Registry {
  const app = disabled(appOf(registry, id));
  if (!app) throw new ChangeError(`${id} is not live, so there is nothing to disable.`);
  return withApp(registry, id, app);
}

export function withoutApp(registry: Registry, id: string): Registry {
  appOf(registry, id);
  return { ...registry, apps: Object.fromEntries(Object.entries(registry.apps).filter(([other]) => other !== id)) };
}

/** Allows or disallows apps from an origin such as `https://apps.example`. */
export function withOrigin(registry: Registry, origin: string, isAllowed: boolean): Registry {
  if (isAllowed && !isScriptOrigin(origin))
    throw new ChangeError(`"${origin}" is not an exact https origin, like https://apps.example.com.`);
  if (registry.origins.includes(origin) === isAllowed)
    throw new ChangeError(`${origin} is ${isAllowed ? 'already allowed' : 'not in the list'}.`);
  const others = registry.origins.filter((other) => other !== origin);
  return { ...registry, origins: isAllowed ? [...others, origin] : others };
}
