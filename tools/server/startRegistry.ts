import type { RegisteredApp, Registry } from '../../shared/contract/registry';
import { fitsHost } from '../../shared/contract/versions';

/** Is there enough to leave something out? What is not whole is the shell's to judge, and to tell of. */
const isWhole = (app: RegisteredApp): boolean =>
  Array.isArray(app?.releases) &&
  Array.isArray(app.earlier ?? []) &&
  app.releases.every((release) => typeof release?.manifest?.host === 'string');

function startApp(app: RegisteredApp, host: string): RegisteredApp {
  if (!isWhole(app)) return app;
  const { live, next, earlier = [], releases } = app;
  const first = [live, next, earlier[0]];
  const kept = releases.filter(({ release }) => first.includes(release));
  const isLiveFit = kept.some(({ release, manifest }) => release === live && fitsHost(manifest.host, host));
  // A tab whose shell is older than the release looks through all that are kept.
  return isLiveFit ? { ...app, releases: kept } : app;
}

/**
 * The part of the registry that a page starts with: of each app what is live, what is in `next`, and what was live
 * before. Each manifest counts when hundreds of apps are read before the first picture; the rest is in `registry.json`.
 */
export function startRegistry({ shellHistory: _, ...registry }: Registry): Registry {
  const apps = Object.entries(registry.apps).map(([id, app]) => [id, startApp(app, registry.shell.host)]);
  return { ...registry, apps: Object.fromEntries(apps) };
}
