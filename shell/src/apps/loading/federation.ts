import type { Release } from '@atrium/contract';
import { isIntegrity } from '@atrium/contract/host';
import { getInstance, init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import giveRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { retryChunks } from '../../common/lazyPage';
import { timings } from '../../common/timings';
import { contractError } from './LoadError';
import { hostShares } from './shares';

const withoutQuery = (url: string) => url.split('?')[0] ?? url;
const absolute = (url: string) => new URL(url, location.href).href;

/** Integrity of each entry that may be loaded, by absolute URL. `null` is a dev server's: its code changes all the time. */
const allowedEntries = new Map<string, string | null>();

/** A dev server's code changes with every edit, so that no hash can cover it: only this machine's own may do without. */
const isFromDevServer = ({ release, entry }: Release) =>
  release.endsWith('-dev') && /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(entry);

let isReady = false;

function prepare(): void {
  if (isReady) return;
  isReady = true;
  init({
    name: 'atrium_shell',
    remotes: [],
    shared: hostShares,
    shareStrategy: 'loaded-first',
    plugins: [
      // Apps come without the federation runtime's core: they find this one.
      giveRuntimeCore(),
      {
        name: 'atrium-load',
        createScript({ url }) {
          const integrity = allowedEntries.get(withoutQuery(absolute(url)));
          if (integrity === undefined) throw new Error(`${url} is not in the registry.`);
          const script = document.createElement('script');
          script.src = url;
          script.async = true;
          script.crossOrigin = 'anonymous';
          if (integrity) script.integrity = integrity;
          return { script, timeout: timings.script };
        },
      },
    ],
  });
}

/**
 * A shared module that failed leaves its rejected promise in the share scope, where it would fail every later load.
 */
function forgetFailedShares(): void {
  for (const versions of Object.values(getInstance()?.shareScopeMap.default ?? {}))
    for (const share of Object.values(versions)) if (!share.loaded) share.loading = null;
}

/**
 * Makes a release known under an alias of its own for each try: a browser that still waits for the first request
 * never asks again for the same URL, so a further try changes all of them.
 * @param attempt 0 for the first try
 * @returns how to load one of its exposed modules, `'./app'` say
 */
export function openRelease(release: Release, attempt: number): (module: string) => Promise<unknown> {
  prepare();
  const integrity = isFromDevServer(release) ? null : release.integrity;
  if (integrity !== null && !isIntegrity(integrity))
    throw contractError(release, 'The registry has no integrity hash of it.');
  allowedEntries.set(absolute(release.entry), integrity);

  const alias = attempt ? `r${attempt}_${release.container}` : release.container;
  if (attempt) {
    Reflect.set(window, release.container, undefined);
    forgetFailedShares();
    retryChunks(attempt);
  }
  const entry = attempt ? `${absolute(release.entry)}?r=${attempt}` : absolute(release.entry);
  registerRemotes([{ name: alias, entryGlobalName: release.container, entry, type: 'global' }]);
  return (module) => loadRemote(`${alias}/${module.slice(2)}`);
}
