import '../ui/theme/index.css';
import { createRoot } from 'react-dom/client';
import type { Locales } from '../runtime';
import { api } from '../runtime';
import { type AppHostOptions, createAppHost } from './appHost';
import en from './locales/en.json';
import { createOtherCommands } from './OtherCommands';
import { StandaloneHost } from './StandaloneHost';
import { readSettings, type StandaloneSettings, writeSettings } from './settings';

export type { AppModules } from './appModules';
export type { Demo, InstallMock } from './demo';

const ownTexts: Locales = {
  en,
  de: () => import('./locales/de.json'),
  fr: () => import('./locales/fr.json'),
  pt: () => import('./locales/pt.json'),
};

export type StandaloneOptions = Omit<AppHostOptions, 'storage' | 'otherCommands'>;

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
  await runtime.languages.addTexts('standalone', ownTexts);

  let settings = readSettings(storage);
  const playServer = ({ latency, failureRate }: StandaloneSettings) =>
    Object.assign(demo.settings, { latency, failureRate });
  playServer(settings);
  await signInAs(settings.role);
  // A developer is never asked to sign in again.
  runtime.session.subscribe(() => {
    if (runtime.session.getState().status !== 'signedIn') void signInAs(settings.role);
  });

  const change = (next: StandaloneSettings) => {
    const isOtherServer = next.latency !== settings.latency || next.failureRate !== settings.failureRate;
    const isOtherRole = next.role !== settings.role;
    settings = next;
    writeSettings(storage, next);
    playServer(next);
    if (isOtherRole) void signInAs(next.role);
    if (isOtherServer) runtime.store.dispatch(api.util.resetApiState());
  };

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StandaloneHost
      app={app}
      host={host}
      modules={modules}
      otherCommands={otherCommands}
      firstSettings={settings}
      onChange={change}
    />,
  );
}
