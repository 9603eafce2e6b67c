import '../ui/theme/index.css';
import type { Locales } from '@atrium/contract';
import { type HostRuntime, startDueTick } from '@atrium/sdk/host';
import { createRoot } from 'react-dom/client';
import { type AppHostOptions, createAppHost } from './appHost';
import { standaloneLocales } from './locales';
import { createOtherCommands } from './OtherCommands';
import { StandaloneHost } from './StandaloneHost';
import { createSettingsStore } from './settings';

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
