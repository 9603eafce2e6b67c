import type { Catalog, Language, Release } from '@atrium/contract';
import { sampleRegistry } from '@atrium/contract/host';
import type { UserRole } from '@atrium/core/api';
import { installMock, type MockOptions } from '@atrium/mock';
import { memoryStorage } from '@atrium/sdk';
import { createPageServices } from '@atrium/sdk/page';
import { kitLocales } from '@atrium/ui/host';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { OpenRelease } from '../apps/loading/ModuleLoader';
import type { MalformedApp } from '../apps/registry/readRegistry';
import { ReleaseStore } from '../apps/releases/ReleaseStore';
import { type TabChoices, TabStore } from '../apps/releases/TabStore';
import type { ShellServices } from '../apps/ShellServices';
import { createSettings } from '../common/createSettings';
import { ValueStore } from '../common/ValueStore';
import { shellLocales } from '../locales';
import { AppHostProviders } from '../start/AppHostProviders';
import { createAppHost } from '../start/createAppHost';
import { ShellRoot } from '../start/ShellRoot';

interface RenderShellOptions {
  /** Opened path: `/login?to=%2Fapps%2Femail`. */
  route?: string;
  /** Signed-in person: the first user of that role. `null` is nobody. */
  role?: UserRole | null;
  /** The chosen one; `null`: none was chosen yet. */
  language?: Language | null;
  /** Further entries of the browser's storage. */
  stored?: Readonly<Record<string, string>>;
  releases?: readonly Release[];
  malformed?: readonly MalformedApp[];
  /** Source of their code; without it none arrives. */
  openRelease?: OpenRelease;
  choices?: Partial<TabChoices>;
  /** Kind of sign-in; by password unless given. */
  signIn?: Pick<ShellServices, 'provider' | 'hasPasswords'>;
  mock?: MockOptions;
}

const noCode: OpenRelease = (release) => async () => {
  throw new Error(`The test gives no code of ${release.manifest.id}.`);
};

/**
 * Renders the whole shell against a demo API of its own, with the window's history and storage.
 * Returns Testing Library's queries beside `user` (a user-event instance), `runtime`, `demo`, `releaseStore`, `tab` and `getPath()`.
 */
export async function renderShell({
  route = '/',
  role = 'admin',
  language = 'en',
  stored = {},
  releases = [],
  malformed = [],
  openRelease = noCode,
  choices = {},
  signIn = { provider: null, hasPasswords: true },
  mock = {},
}: RenderShellOptions = {}) {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  if (language) localStorage.setItem('language', language);
  window.history.replaceState({ idx: 0 }, '', route);

  const tab = new TabStore(memoryStorage());
  tab.change(choices);
  const registry = sampleRegistry(releases);
  const releaseStore = new ReleaseStore({ registry, malformed, tab, isAllowedEntry: () => true });
  const catalog: Catalog = { getApps: () => releaseStore.get().apps, subscribe: releaseStore.subscribe };
  const services = createPageServices({ catalog });
  const demo = installMock((await services.openHttp()).network, mock);
  const { languages, session } = services;
  await Promise.all([languages.addTexts('kit', kitLocales), languages.addTexts('shell', shellLocales)]);

  if (role) {
    const { userData, accessToken, refreshToken } = await demo.issueSession(role);
    for (const [key, value] of Object.entries({ userData: JSON.stringify(userData), refreshToken, accessToken }))
      localStorage.setItem(key, value);
    session.resume();
  }

  const page = {
    services,
    settings: createSettings(services),
    tab,
    releaseStore,
    rejectedOverrides: [],
    refreshRegistry: async () => undefined,
    ...signIn,
    demo: { prepare: () => undefined, reset: () => demo.reset() },
  };
  const host = createAppHost(page, openRelease);
  const WithAppHost = ({ children }: { children: ReactNode }) => (
    <AppHostProviders host={host}>{children}</AppHostProviders>
  );
  const parts = { greeting: new ValueStore(''), WithAppHost };
  // Lazy pages arrive within this act, so that no test has to wait for them in one of its own.
  const rendered = await act(async () => render(<ShellRoot page={{ ...page, ...parts }} />));
  return {
    ...rendered,
    user: userEvent.setup(),
    runtime: host.runtime,
    demo,
    releaseStore,
    tab,
    getPath: () => window.location.pathname + window.location.search,
  };
}
