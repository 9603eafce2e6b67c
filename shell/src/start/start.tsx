import type { Catalog } from '@atrium/sdk';
import { createPageServices, type PageServices } from '@atrium/sdk/page';
import { kitLocales } from '@atrium/ui/light';
import { createRoot } from 'react-dom/client';
import {
  hasInlinedRegistry,
  inlinedRegistry,
  isAllowedOrigin,
  originOf,
  unpackRegistry,
  waitForRegistry,
  watchRegistry,
} from '../apps/registry/pageRegistry';
import type { RegistryReading } from '../apps/registry/readRegistry';
import { openTab } from '../apps/releases/openTab';
import type { OverrideRefusal } from '../apps/releases/overrides';
import { ReleaseStore } from '../apps/releases/ReleaseStore';
import type { TabStore } from '../apps/releases/TabStore';
import type { Page } from '../apps/ShellServices';
import { createSettings } from '../common/createSettings';
import { ValueStore } from '../common/ValueStore';
import { shellLocales } from '../locales';
import { loadHostedPages } from '../pages/Root';
import { createIdentityProvider } from '../session/identityProvider';
import { isLeftBehind } from '../session/rememberMe';
import { fetchAheadWhenIdle, onFirstSign } from './hostPreloads';
import { createHosting, type Hosting, type LoadHost } from './lazyAppHost';
import { openLive } from './openLive';
import { ShellPage } from './ShellPage';
import { type LoadBackend, startDemo } from './startDemo';
import { tellStart, waitAtFault } from './startupStatus';
import { unregisterServiceWorkers } from './unregisterServiceWorkers';

/** Reports the apps, and the provider, that a registry names and that cannot be used. */
function reportMalformed({ events }: PageServices, { malformed, signInProblem }: RegistryReading): void {
  for (const { app, problem } of malformed) events.emit({ type: 'error', app, stage: 'registry', error: problem });
  if (signInProblem) events.emit({ type: 'error', app: 'shell', stage: 'registry', error: signInProblem });
}

/** Some accounts have releases that others do not have yet. */
function tellAccount({ session }: PageServices, releaseStore: ReleaseStore): void {
  const tell = () => releaseStore.setAccount(session.getState().user?.id.toString());
  tell();
  session.subscribe(tell);
}

/** Lets apps come from elsewhere in this tab; few tabs ever ask for it, so its code waits until one does. */
async function openOverrides(
  tab: TabStore,
  malformed: readonly string[],
  { releaseStore }: Pick<Page, 'releaseStore'>,
): Promise<readonly OverrideRefusal[]> {
  if (malformed.length === 0 && Object.keys(tab.get().overrides).length === 0) return [];
  const { applyOverrides, malformedRefusal } = await import('../apps/releases/overrides');
  return [...malformed.map(malformedRefusal), ...(await applyOverrides(tab, releaseStore))];
}

/** Few registries name where reports go, so their code waits until one does. */
async function startReports(services: PageServices, address: string, shell: string): Promise<void> {
  const { sendReports } = await import(/* webpackChunkName: "reports" */ '../inspector/sendErrorReports');
  sendReports({ services, address, shell });
}

/** Asks for what this person needs next, while the first texts are still on their way. */
function loadAhead({ services, demo }: Pick<Page, 'services' | 'demo'>, { open }: Hosting): void {
  const load = () => void Promise.allSettled([open(), loadHostedPages()]);
  if (services.session.getState().status !== 'signedOut') {
    load();
    return;
  }
  fetchAheadWhenIdle();
  onFirstSign(() => {
    demo?.prepare();
    load();
  });
}

/**
 * Puts the page together: registry, services, demo API, and the way to all that comes after signing in.
 * @param loadHost how to get what is loaded for people who are signed in alone
 */
export async function start(element: HTMLElement, loadHost: LoadHost): Promise<void> {
  await unpackRegistry();
  const { tab, malformed } = openTab(sessionStorage);
  const isUnread = !hasInlinedRegistry();
  // A safe start opens the frame whatever the registry holds; any other needs to know who answers its calls.
  const reading = isUnread && !tab.get().isSafe ? await waitAtFault() : inlinedRegistry();
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
  if (registry.reports) void startReports(services, registry.reports, registry.shell.release);
  if (isLeftBehind(services.storage)) services.session.signOut();
  tellAccount(services, releaseStore);
  reportMalformed(services, reading);

  const refusals = await openOverrides(tab, malformed, { releaseStore });
  const receive = (next: RegistryReading) => {
    reportMalformed(services, next);
    releaseStore.receive(next.registry, next.malformed);
  };
  const refreshRegistry = watchRegistry(receive);
  if (isUnread && tab.get().isSafe) void waitForRegistry().then(receive);
  if (releaseStore.needsFullRegistry()) await refreshRegistry();

  const hasPasswords = !provider && !reading.signInProblem;
  const settings = createSettings(services);
  const held = { services, settings, tab, releaseStore, refusals, refreshRegistry, provider, hasPasswords };
  const hosting = createHosting(loadHost, () => ({ ...held, demo }));
  const loadBackend: LoadBackend = async ({ id }, module) =>
    (await hosting.open()).shell.loader.loadBackend(releaseStore.releaseOf(id), module);
  const demo =
    registry.api.mode === 'mock'
      ? startDemo(services, catalog, { loadBackend, ...(registry.auth ? { provider: registry.auth } : {}) })
      : null;
  loadAhead({ services, demo }, hosting);
  void unregisterServiceWorkers();

  const { languages } = services;
  await Promise.all([languages.addTexts('kit', kitLocales), languages.addTexts('shell', shellLocales)]);
  tellStart();
  const { Hosted } = hosting;
  const page = { ...held, demo, greeting: new ValueStore(''), Hosted };
  createRoot(element).render(<ShellPage page={page} />);
}
