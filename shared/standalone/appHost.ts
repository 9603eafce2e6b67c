import type { UserRole } from '../api';
import type { AppDefinition, AppManifest, CommandHandler, EmittedManifest } from '../contract';
import { createRuntime, type KeyValueStore, type Locales, type Runtime } from '../runtime';
import { writeSession } from '../runtime/storedSession';
import { kitLocales } from '../ui';
import { type AppModules, loadHandlers, loadMockApp } from './appModules';
import { completeManifest } from './completeManifest';
import type { Demo, InstallMock } from './demo';
import { createOtherApps } from './otherApps';

export interface AppHostOptions {
  app: AppDefinition;
  manifest: AppManifest;
  locales: Locales;
  /** The demo API's `installMock`: only a remote's own development or test entry imports it. */
  installMock: InstallMock;
  /** What the manifest names as modules: commands, slots, calls of its own. */
  modules?: AppModules;
  /** How other apps' commands answer, by id. */
  otherCommands?: Record<string, CommandHandler>;
  storage: KeyValueStore;
}

/** A page's worth of everything for one app without the shell. */
export interface AppHost {
  runtime: Runtime;
  demo: Demo;
  manifest: EmittedManifest;
  /** Signs in the first user of a role, in place of whoever was. */
  signInAs(role: UserRole): Promise<void>;
}

/** Puts runtime, demo API, texts and the app's slice and endpoints together; nobody is signed in yet. */
export async function createAppHost(options: AppHostOptions): Promise<AppHost> {
  const { app, locales, installMock, modules = {}, otherCommands = {}, storage } = options;
  const manifest = await completeManifest(options.manifest, locales);
  const apps = [manifest, ...createOtherApps(otherCommands)];
  const runtime = createRuntime({
    storage,
    catalog: { getApps: () => apps, subscribe: () => () => {} },
    loadCommands: async ({ id }, module) => (id === app.id ? loadHandlers(modules, module) : otherCommands),
  });

  const suggestions = (manifest.search ?? []).map(({ id, label, path, icon }) => ({
    id,
    title: manifest.labels.en[label] ?? label,
    link: path,
    icon,
  }));
  const demo = installMock(runtime.http, { suggestions: () => suggestions });
  const { mock } = manifest;
  if (mock) demo.register(app.id, { prefix: mock.prefix, load: () => loadMockApp(modules, mock.module) });

  await runtime.languages.addTexts('kit', kitLocales);
  await runtime.languages.addTexts(app.id, locales);
  if (app.reducer) runtime.injectReducer(app.id, app.reducer);
  app.activate?.(runtime);
  app.listen?.(runtime);

  return {
    runtime,
    demo,
    manifest,
    async signInAs(role) {
      const { userData: user, ...tokens } = await demo.issueSession(role);
      writeSession(storage, { user, ...tokens });
      runtime.session.resume();
    },
  };
}
