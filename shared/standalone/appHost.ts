import type { AppDefinition, AppManifest, CommandHandler, EmittedManifest } from '@atrium/contract';
import type { UserRole } from '@atrium/core/api';
import { createRuntime, type HostRuntime, type KeyValueStore, type Locales } from '@atrium/sdk';
import { writeSession } from '@atrium/sdk/page';
import { kitLocales } from '@atrium/ui';
import { type AppModules, loadBackend, loadHandlers } from './appModules';
import { completeManifest } from './completeManifest';
import type { Demo, InstallMock } from './demo';
import { createOtherApps } from './otherApps';

export interface AppHostOptions {
  app: AppDefinition;
  manifest: AppManifest;
  locales: Locales;
  /** The demo API's `installMock`: only the entry that the build makes, and tests, import it. */
  installMock: InstallMock;
  /** What the manifest names as modules: commands, slots, calls of its own. */
  modules?: AppModules;
  /** How other apps' commands answer, by id. */
  otherCommands?: Record<string, CommandHandler>;
  storage: KeyValueStore;
}

/** A page's worth of everything for one app without the shell. */
export interface AppHost {
  runtime: HostRuntime;
  demo: Demo;
  manifest: EmittedManifest;
  /** Signs in the first user of a role, in place of the one before. */
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

  const suggestions = (manifest.search ?? []).map(({ id, label, path, icon, isBookmarked = false }) => ({
    id,
    title: manifest.labels.en[label] ?? label,
    link: path,
    icon,
    isBookmarked,
  }));
  const demo = installMock(runtime.network, { suggestions: () => suggestions });
  demo.register(manifest, (module) => loadBackend(modules, module));

  await runtime.languages.addTexts('kit', kitLocales);
  await runtime.languages.addTexts(app.id, locales);
  runtime.activateApp(manifest.id, app);

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
