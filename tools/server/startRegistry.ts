import type { RegisteredApp, Registry, Release } from '../../shared/contract/registry';
import { isReleaseOf } from '../../shared/contract/releaseShape';
import { fitsHost } from '../../shared/contract/versions';

/** Pages need no publication data. */
const startRelease = ({ publishedAt: _, publishedBy: __, why: ___, ...release }: Release): Release => release;

function startApp(id: string, app: RegisteredApp, host: string): RegisteredApp {
  if (!Array.isArray(app?.releases)) return app;
  const { live, next, rollout, releases } = app;
  const kept = releases.filter((one) => [live, next, rollout?.release].includes(one?.release));
  const isWhole = kept.every((release) => isReleaseOf(id, release));
  const isLiveFit = isWhole && kept.some(({ release, manifest }) => release === live && fitsHost(manifest.host, host));
  // A tab that cannot use the live release looks through all that are kept.
  if (!isLiveFit) return app;
  const { earlier: _, latest: __, channels: ___, ...rest } = app;
  return { ...rest, releases: kept.map(startRelease) };
}

/**
 * The part of the registry that a page starts with: the releases of each app that are live, in `next` or in a rollout. Each
 * manifest counts when a thousand apps are read before the first paint; tabs that need more read `registry.json`.
 */
export function startRegistry({ revision, shellHistory: _, changes: __, ...registry }: Registry): Registry {
  const apps = Object.entries(registry.apps).map(([id, app]) => [id, startApp(id, app, registry.shell.host)]);
  return { revision, ...registry, apps: Object.fromEntries(apps) };
}
