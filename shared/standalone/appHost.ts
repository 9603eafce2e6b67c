import {
  type AppDefinition,
  type AppManifest,
  type CommandHandler,
  type EmittedManifest,
  type Language,
  type Locales,
  languages,
  type Texts,
} from '@atrium/contract';
import { createBareManifest, suggestedPages } from '@atrium/contract/host';
import type { UserRole } from '@atrium/core/api';
import { createRuntime, type KeyValueStore } from '@atrium/sdk';
import type { HostRuntime } from '@atrium/sdk/host';
import { readTexts, writeSession } from '@atrium/sdk/page';
import { kitLocales } from '@atrium/ui/host';
import { type AppModules, loadBackend, loadHandlers } from './appModules';
import type { Demo, InstallMock } from './demo';

export interface AppHostOptions {
  app: AppDefinition;
  manifest: AppManifest;
  locales: Locales;
  /** Icons of the manifest by name; without them, its actions are shown without icons. */
  icons?: EmittedManifest['icons'];
  /** The demo API's `installMock`: only the entry that the build makes, and tests, import it. */
  installMock: InstallMock;
  /** Modules that the manifest names: commands, slots, own calls. */
  modules?: AppModules;
  otherCommands?: Record<string, CommandHandler>;
  storage: KeyValueStore;
}

/** A page's worth of everything for one app without the shell. */
export interface AppHost {
  runtime: HostRuntime;
  demo: Demo;
  manifest: EmittedManifest;
  signInAs(role: UserRole): Promise<void>;
}

/** Puts runtime, demo API, texts and the app's slice and endpoints together; nobody is signed in yet. */
export async function createAppHost(options: AppHostOptions): Promise<AppHost> {
  const { app, locales, installMock, modules = {}, otherCommands = {}, storage } = options;
  const manifest = await completeManifest(options);
  const apps = [manifest, ...createOtherApps(otherCommands)];
  const runtime = createRuntime({
    storage,
    catalog: { getApps: () => apps, subscribe: () => () => {} },
    loadCommands: async ({ id }, module) => (id === app.id ? loadHandlers(modules, module) : otherCommands),
  });

  const suggestions = suggestedPages([manifest], ({ labels }, label) => labels.en[label] ?? label);
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

/** A manifest as a build would emit it. */
async function completeManifest({ manifest, locales, icons = {} }: AppHostOptions): Promise<EmittedManifest> {
  const labelsIn = async (language: Language) => flatten(await readTexts(locales[language]));
  const [en, de, fr, pt] = await Promise.all(languages.map(labelsIn));
  return {
    ...manifest,
    version: '0.0.0',
    host: '^0.0.0',
    icons,
    labels: { en: en ?? {}, de: de ?? {}, fr: fr ?? {}, pt: pt ?? {} },
  };
}

function flatten(texts: Texts, prefix = ''): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : Object.entries(flatten(text, `${prefix}${key}.`)),
  );
  return Object.fromEntries(entries);
}

/** Apps that offer these commands and nothing else: what the app that runs alone sees of the others. */
function createOtherApps(commands: Record<string, CommandHandler>): EmittedManifest[] {
  return Object.keys(commands).map((id) =>
    createBareManifest({ id: id.split('.')[0] ?? id, commands: [{ id, module: './commands', argument: {} }] }),
  );
}
