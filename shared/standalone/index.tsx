import '../ui/theme/index.css';
import type { Locales } from '@atrium/contract';
import { useRuntime, useSession } from '@atrium/sdk';
import { type HostRuntime, RuntimeProvider, startDueTick } from '@atrium/sdk/host';
import { PageTitleProvider } from '@atrium/ui';
import { ThemeProvider } from '@atrium/ui/host';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { type AppHostOptions, createAppHost } from './appHost';
import { standaloneLocales } from './locales';
import { createOtherCommands } from './OtherCommands';
import { StandaloneLayout, type StandaloneLayoutProps } from './StandaloneLayout';
import { createSettingsStore } from './settings';

/** The page of an app alone: providers and router around its frame. */
function StandaloneHost(props: StandaloneLayoutProps) {
  const { host, settings } = props;
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <StandaloneLayout {...props} /> }]));
  const showTitle = useCallback(
    (page: string) => {
      const title = host.manifest.labels[host.runtime.languages.get()][host.manifest.title] ?? host.manifest.id;
      document.title = page === title ? title : `${page} · ${title}`;
    },
    [host],
  );
  return (
    <RuntimeProvider runtime={host.runtime}>
      <Theme settings={settings}>
        <PageTitleProvider value={showTitle}>
          <RouterProvider router={router} />
        </PageTitleProvider>
      </Theme>
    </RuntimeProvider>
  );
}

/** The page's policy lets style elements with this nonce alone in. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="nonce"]')?.nonce ?? '';

function Theme({ settings, children }: Pick<StandaloneLayoutProps, 'settings'> & { children: ReactNode }) {
  useTranslation('standalone');
  const { user } = useSession();
  const { skin, direction } = useSyncExternalStore(settings.subscribe, settings.get);
  return (
    <ThemeProvider
      skin={skin}
      direction={direction}
      language={useRuntime().languages.get()}
      nonce={nonce}
      account={user?.id}
      preferences={user?.preferences}
    >
      {children}
    </ThemeProvider>
  );
}

export { AppearanceChoices } from './AppearanceChoices';
export type { AppModules } from './appModules';
export type { Demo, InstallMock } from './demo';
export { standaloneLocales } from './locales';
export { createSettingsStore, type SettingsStore } from './settings';

export type StandaloneOptions = Omit<AppHostOptions, 'storage' | 'otherCommands'>;

let opened: { id: string; runtime: HostRuntime } | undefined;

/** Puts other texts of the app that is open in place of those that it has; the page stays, with all that was typed. */
export async function changeTexts(locales: Locales): Promise<void> {
  if (!opened) return;
  const { id, runtime } = opened;
  await runtime.languages.addTexts(id, locales);
  // Says to all that is drawn that its texts are others.
  await runtime.i18n.changeLanguage(runtime.languages.get());
}

/**
 * Opens one app alone, for its development: the runtime, kit and demo API of the product, somebody signed in, and a bar
 * to see the app as others would. Other apps' commands are answered by a toast. Draws into `#root`.
 */
export async function startStandalone(options: StandaloneOptions): Promise<void> {
  const { app, manifest, modules = {} } = options;
  const storage = window.localStorage;
  const isOther = (id: string) => !manifest.commands?.some((command) => command.id === id);
  const otherCommands = createOtherCommands((manifest.uses?.commands ?? []).filter(isOther));
  const host = await createAppHost({ ...options, storage, otherCommands: otherCommands.handlers });
  const { runtime, demo, signInAs } = host;
  await runtime.languages.addTexts('standalone', standaloneLocales);

  const settings = createSettingsStore(storage);
  const { role, latency, failureRate } = settings.get();
  Object.assign(demo.settings, { latency, failureRate });
  await signInAs(role);
  startDueTick(runtime);
  // A developer is never asked to sign in again.
  runtime.session.subscribe(() => {
    if (runtime.session.getState().status !== 'signedIn') void signInAs(settings.get().role);
  });
  settings.subscribe((now, before) => {
    if (now.role !== before.role) void signInAs(now.role);
    if (now.latency === before.latency && now.failureRate === before.failureRate) return;
    Object.assign(demo.settings, { latency: now.latency, failureRate: now.failureRate });
    runtime.resetResults();
  });

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StandaloneHost app={app} host={host} modules={modules} otherCommands={otherCommands} settings={settings} />,
  );
  opened = { id: app.id, runtime };
}
