import { createRoot } from 'react-dom/client';
import { type HostRuntime, startDueTick } from 'shared/runtime';
import { kitLocales } from 'shared/ui';
import { isLeftBehind } from '../auth/rememberMe';
import type { Shell } from '../context/ShellContext';
import { startDemo } from '../demo/startDemo';
import type { OpenRelease } from '../loading/moduleLoader';
import type { OverrideRefusal } from '../loading/overrides';
import { prefetchPage } from '../loading/prefetchPage';
import { shellLocales } from '../locales';
import { isAllowedOrigin, originOf } from '../registry/pageOrigins';
import { hasInlinedRegistry, inlinedRegistry, unpackRegistry, waitForRegistry } from '../registry/pageRegistry';
import type { RegistryReading } from '../registry/readRegistry';
import { watchRegistry } from '../registry/watchRegistry';
import { guardStyles } from '../remotes/styleGuard';
import { loadFrame } from '../routes/LazyFrame';
import { keepSettings } from '../settings/keepSettings';
import { openTab } from '../tab/openTab';
import type { TabStore } from '../tab/tabChoices';
import { createShell } from './createShell';
import { tellStart, waitAtFault } from './pageFault';
import { ShellPage } from './ShellPage';
import { unregisterServiceWorkers } from './serviceWorkers';

/** Reports the apps that a registry names and that cannot be used. */
function reportMalformed({ events }: HostRuntime, { malformed }: RegistryReading): void {
  for (const { app, problem } of malformed) events.emit({ type: 'error', app, stage: 'registry', error: problem });
}

/** Keeps the styles of each app within that app. */
function keepStylesApart({ catalog, events }: HostRuntime, { loader }: Pick<Shell, 'loader'>): void {
  guardStyles({
    getApps: catalog.getApps,
    lastAsked: () => loader.instances.lastAsked(),
    onRemoved(app, selectors) {
      const error = `Removed what reaches beyond it: ${selectors.join(' · ')}`;
      events.emit({ type: 'error', app, stage: 'style', error });
    },
  });
}

/** Lets apps come from elsewhere in this tab; few tabs ever ask for it, so its code waits until one does. */
async function openOverrides(
  tab: TabStore,
  malformed: readonly string[],
  { releaseStore }: Pick<Shell, 'releaseStore'>,
): Promise<readonly OverrideRefusal[]> {
  if (malformed.length === 0 && Object.keys(tab.get().overrides).length === 0) return [];
  const { applyOverrides, malformedRefusal } = await import('../loading/overrides');
  return [...malformed.map(malformedRefusal), ...(await applyOverrides(tab, releaseStore))];
}

/** Asks for what this person needs next, while the first texts are still on their way. */
function loadAhead({ session, can }: HostRuntime, { demo, ...shell }: Shell): void {
  if (session.getState().status === 'signedOut') {
    // Someone who types a password will need the frame next, and the API at once.
    window.addEventListener('input', () => void Promise.allSettled([loadFrame(), demo?.prepare()]), { once: true });
    return;
  }
  void loadFrame();
  prefetchPage(location.pathname, { can, ...shell });
}

/**
 * Puts the page together: registry, runtime, demo API, loader, frame.
 * @param openRelease where the code of a release comes from
 */
export async function start(element: HTMLElement, openRelease: OpenRelease): Promise<void> {
  await unpackRegistry();
  const { tab, malformed } = openTab(sessionStorage);
  const isUnread = !hasInlinedRegistry();
  // A safe start opens the frame whatever the registry holds; any other needs to know who answers its calls.
  const reading = isUnread && !tab.get().isSafe ? await waitAtFault() : inlinedRegistry();
  const { registry } = reading;
  const isAllowedEntry = (entry: string) => isAllowedOrigin(originOf(entry));
  const { runtime, ...parts } = createShell({ ...reading, tab, isAllowedEntry, openRelease });
  const { loader, releaseStore } = parts;
  if (isLeftBehind(runtime.storage)) runtime.session.signOut();
  reportMalformed(runtime, reading);
  keepStylesApart(runtime, parts);

  const refusals = await openOverrides(tab, malformed, parts);
  const receive = (next: RegistryReading) => {
    reportMalformed(runtime, next);
    releaseStore.receive(next.registry, next.malformed);
  };
  const refreshRegistry = watchRegistry(receive);
  if (isUnread && tab.get().isSafe) void waitForRegistry().then(receive);
  if (releaseStore.needsFullRegistry()) await refreshRegistry();
  const demo =
    registry.api.mode === 'mock'
      ? startDemo(runtime, runtime.catalog, async ({ id }, module) =>
          loader.loadBackend(releaseStore.releaseOf(id), module),
        )
      : null;
  const shell: Shell = { ...parts, refusals, refreshRegistry, demo };
  loadAhead(runtime, shell);
  keepSettings(runtime);
  startDueTick(runtime);
  void unregisterServiceWorkers();

  await Promise.all([runtime.languages.addTexts('kit', kitLocales), runtime.languages.addTexts('shell', shellLocales)]);
  tellStart();
  createRoot(element).render(<ShellPage runtime={runtime} shell={shell} />);
}
