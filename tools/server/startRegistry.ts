import type { RegisteredApp, Registry, Release } from '../../shared/contract/registry';
import { fitsHost } from '../../shared/contract/versions';

/** When it was published is for those who release. */
const startRelease = ({ publishedAt: _, ...release }: Release): Release => release;

function startApp(app: RegisteredApp, host: string): RegisteredApp {
  // An entry that is not whole is the shell's to judge.
  if (!Array.isArray(app?.releases)) return app;
  const { live, next, releases } = app;
  const kept = releases.filter((one) => one?.release && (one.release === live || one.release === next));
  const isLiveFit = kept.some(({ release, manifest }) => release === live && fitsHost(manifest?.host ?? '', host));
  // A tab whose shell is older than the release looks through all that are kept.
  if (!isLiveFit) return app;
  const { earlier: _, latest: __, ...rest } = app;
  return { ...rest, releases: kept.map(startRelease) };
}

/**
 * The part of the registry that a page starts with: of each app what is live, and what is in `next`. Each manifest counts
 * when a thousand apps are read before the first picture; the rest is in `registry.json`, for a tab that needs it.
 */
export function startRegistry({ revision, shellHistory: _, ...registry }: Registry): Registry {
  const apps = Object.entries(registry.apps).map(([id, app]) => [id, startApp(app, registry.shell.host)]);
  return { revision, ...registry, apps: Object.fromEntries(apps) };
}
