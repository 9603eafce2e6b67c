import type { RegisteredApp, Registry, Release } from '../../shared/contract/registry';
import { fitsHost } from '../../shared/contract/versions';

/** When, by whom and why it was published is for those who release. */
const startRelease = ({ publishedAt: _, publishedBy: __, why: ___, ...release }: Release): Release => release;

/** Is there enough to leave something out? What is not whole is the shell's to judge, and to tell of. */
const isWhole = (app: RegisteredApp): boolean =>
  Array.isArray(app?.releases) && app.releases.every((release) => typeof release?.manifest?.host === 'string');

function startApp(app: RegisteredApp, host: string): RegisteredApp {
  if (!isWhole(app)) return app;
  const { live, next, share, releases } = app;
  const kept = releases.filter(({ release }) => [live, next, share?.release].includes(release));
  const isLiveFit = kept.some(({ release, manifest }) => release === live && fitsHost(manifest.host, host));
  // A tab whose shell is older than the release looks through all that are kept.
  if (!isLiveFit) return app;
  const { earlier: _, latest: __, channels: ___, ...rest } = app;
  return { ...rest, releases: kept.map(startRelease) };
}

/**
 * The part of the registry that a page starts with: of each app what is live, what is in `next`, and what some accounts
 * have. Each manifest counts
 * when a thousand apps are read before the first picture; the rest is in `registry.json`, for a tab that needs it.
 */
export function startRegistry({ revision, shellHistory: _, changes: __, ...registry }: Registry): Registry {
  const apps = Object.entries(registry.apps).map(([id, app]) => [id, startApp(app, registry.shell.host)]);
  return { revision, ...registry, apps: Object.fromEntries(apps) };
}
