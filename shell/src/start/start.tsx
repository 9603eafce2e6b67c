import type { Catalog, Registry } from '@atrium/contract';
import { createPageServices, type PageServices } from '@atrium/sdk/page';
import { kitStartLocales } from '@atrium/ui/light';
import { createRoot } from 'react-dom/client';
import {
  hasInlinedRegistry,
  inlinedRegistry,
  isAllowedOrigin,
  originOf,
  pollRegistry,
  unpackRegistry,
  watchRegistry,
} from '../apps/registry/pageRegistry';
import type { ReadRegistry } from '../apps/registry/readRegistry';
import { openTab } from '../apps/releases/openTab';
import type { RejectedOverride } from '../apps/releases/overrides';
import { ReleaseStore } from '../apps/releases/ReleaseStore';
import type { TabStore } from '../apps/releases/TabStore';
import type { ShellServices } from '../apps/ShellServices';
import { createSettings } from '../common/createSettings';
import { lazyPage } from '../common/lazyPage';
import { ValueStore } from '../common/ValueStore';
import { startLocales } from '../locales/startLocales';
import { loadHostedPages } from '../pages/Root';
import { createIdentityProvider } from '../session/identityProvider';
import { isForgottenSession } from '../session/rememberMe';
import type { AppHostOptions, OpenedAppHost } from './createAppHost';
import { onFirstInteraction, prefetchWhenIdle } from './hostPreloads';
import { openLive } from './openLive';
import { ShellRoot } from './ShellRoot';
import { type LoadBackend, startDemo } from './startDemo';
import { reportStarted, waitForRegistry } from './startupStatus';
import { unregisterServiceWorkers } from './unregisterServiceWorkers';

type LoadAppHost = (page: AppHostOptions) => Promise<OpenedAppHost>;

interface LazyAppHost extends Pick<ShellServices, 'WithAppHost'> {
  /** Loads the host once; a call after a failure tries again. */
  open(): Promise<OpenedAppHost>;
}

/** Loads the host bundle, which only signed-in users need. */
function lazyAppHost(load: LoadAppHost, getPage: () => AppHostOptions): LazyAppHost {
  let opening: Promise<OpenedAppHost> | undefined;
  const open = () => {
    opening ??= load(getPage());
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  return { open, WithAppHost: lazyPage(async () => ({ default: (await open()).WithAppHost })) };
}

/** Reports the apps, and the provider, that a registry names and that cannot be used. */
function reportMalformed({ events }: PageServices, { malformed, signInIssue }: ReadRegistry): void {
  for (const { app, issue } of malformed) events.emit({ type: 'error', app, stage: 'registry', error: issue });
  if (signInIssue) events.emit({ type: 'error', app: 'shell', stage: 'registry', error: signInIssue });
}

/** Some accounts have releases that others do not have yet. */
function followAccount({ session }: PageServices, releaseStore: ReleaseStore): void {
  const update = () => releaseStore.setAccount(session.getState().user?.id.toString());
  update();
  session.subscribe(update);
}

/** Applies overrides; their code is loaded on demand, since few tabs have any. */
async function loadOverrides(
  tab: TabStore,
  malformed: readonly string[],
  { releaseStore }: Pick<ShellServices, 'releaseStore'>,
): Promise<readonly RejectedOverride[]> {
  if (malformed.length === 0 && Object.keys(tab.get().overrides).length === 0) return [];
  const { applyOverrides, rejectMalformed } = await import('../apps/releases/overrides');
  return [...malformed.map(rejectMalformed), ...(await applyOverrides(tab, releaseStore))];
}

/** Loaded on demand: few registries name an address for error reports. */
async function startReports(services: PageServices, address: string, { shell, api }: Registry): Promise<void> {
  const { sendReports } = await import(/* webpackChunkName: "reports" */ '../inspector/sendReports');
  sendReports({ services, address, shell: shell.release, isServer: api.mode === 'server' });
}

function preloadHost({ services, demo }: Pick<ShellServices, 'services' | 'demo'>, { open }: LazyAppHost): void {
  const load = () => void Promise.allSettled([open(), loadHostedPages()]);
  if (services.session.getState().status !== 'signedOut') {
    load();
    return;
  }
  prefetchWhenIdle();
  onFirstInteraction(() => {
    // Ahead of the host: what they call next is the sign-in.
    services.openHttp().catch(() => undefined);
    demo?.prepare();
    load();
  });
}

/**
 * Starts the shell: registry, services, demo API, and the lazily loaded app host.
 * @param loadHost loads the host bundle
 */
export async function start(element: HTMLElement, loadHost: LoadAppHost): Promise<void> {
  await unpackRegistry();
  const { tab, malformed } = openTab(sessionStorage);
  const isUnread = !hasInlinedRegistry();
  // A safe start works without a registry; any other needs it to know which API answers.
  const reading = isUnread && !tab.get().isSafe ? await waitForRegistry() : inlinedRegistry();
  const { registry } = reading;
  const isAllowedEntry = (entry: string) => isAllowedOrigin(originOf(entry));
  const releaseStore = new ReleaseStore({ ...reading, tab, isAllowedEntry });
  const catalog: Catalog = { getApps: () => releaseStore.get().apps, subscribe: releaseStore.subscribe };
  const provider = registry.auth ? createIdentityProvider(registry.auth) : null;
  const services = createPageServices({
    catalog,
    ...(provider && { provider }),
    ...(registry.api.mode === 'server' ? { baseURL: registry.api.baseUrl, openLive } : {}),
  });
  if (registry.reports) void startReports(services, registry.reports, registry);
  if (isForgottenSession(services.storage)) services.session.signOut();
  followAccount(services, releaseStore);
  reportMalformed(services, reading);

  const rejectedOverrides = await loadOverrides(tab, malformed, { releaseStore });
  const receive = (next: ReadRegistry) => {
    reportMalformed(services, next);
    releaseStore.receive(next.registry, next.malformed);
  };
  const refreshRegistry = watchRegistry(receive);
  if (isUnread && tab.get().isSafe) void pollRegistry().then(receive);
  if (releaseStore.needsFullRegistry()) await refreshRegistry();

  const hasPasswords = !provider && !reading.signInIssue;
  const settings = createSettings(services);
  const held = { services, settings, tab, releaseStore, rejectedOverrides, refreshRegistry, provider, hasPasswords };
  const hosting = lazyAppHost(loadHost, () => ({ ...held, demo }));
  const loadBackend: LoadBackend = async ({ id }, module) =>
    (await hosting.open()).appHost.loader.loadBackend(releaseStore.releaseOf(id), module);
  const demo =
    registry.api.mode === 'mock'
      ? startDemo(services, catalog, { loadBackend, ...(registry.auth ? { provider: registry.auth } : {}) })
      : null;
  preloadHost({ services, demo }, hosting);
  void unregisterServiceWorkers();

  const { languages } = services;
  await Promise.all([languages.addTexts('kit', kitStartLocales), languages.addTexts('shell', startLocales)]);
  reportStarted();
  const { WithAppHost } = hosting;
  const page = { ...held, demo, greeting: new ValueStore(''), WithAppHost };
  createRoot(element).render(<ShellRoot page={page} />);
}
