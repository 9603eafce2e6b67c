import type { ComponentType } from 'react';
import type { MockApp } from 'shared/api';
import type { AppDefinition, AppRoute, CommandHandler, Language, Release, SlotProps } from 'shared/contract';
import type { HostRuntime, Texts } from 'shared/runtime';
import { type AppStatus, createAppStatus } from '../remotes/appStatus';
import { LoadError } from './LoadError';
import type { LoadModule, ModuleLoader } from './moduleLoader';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const defaultOf = (module: unknown): unknown => (isObject(module) ? module.default : undefined);

const isRoute = (value: unknown): value is AppRoute =>
  isObject(value) && typeof value.path === 'string' && typeof value.load === 'function';

const isAppDefinition = (value: unknown): value is AppDefinition =>
  isObject(value) && typeof value.id === 'string' && Array.isArray(value.routes) && value.routes.every(isRoute);

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (isObject(value) && '$$typeof' in value);

const isTexts = (value: unknown): value is Texts => isObject(value);

const isHandlers = (value: unknown): value is Record<string, CommandHandler> =>
  isObject(value) && Object.values(value).every((handler) => typeof handler === 'function');

const isMockApp = (value: unknown): value is MockApp => isObject(value) && Array.isArray(value.calls);

/**
 * What of an app is loaded when, checked against the contract; a module that is something else is a `LoadError`.
 * @param fits whether this host offers what the release was built for
 */
export function createAppLoader(
  loader: ModuleLoader,
  runtime: HostRuntime,
  fits: (release: Release) => boolean = () => true,
) {
  const status: AppStatus = createAppStatus();
  const broken = (release: Release, cause: string) =>
    new LoadError('contract', release.entry, { cause: new Error(cause) });

  /** The release of each app whose code was run last, by app id, and every one whose code was ever run. */
  const latest = new Map<string, string>();
  const known = new Set<string>();

  /** A release that comes back after another one runs anew, so that its endpoints and styles are the ones in the page. */
  function enter(release: Release): void {
    const { id } = release.manifest;
    const { container } = release;
    if (latest.get(id) === container) return;
    if (known.has(container)) loader.renew(release);
    known.add(container);
    latest.set(id, container);
  }

  async function load(release: Release, module: string, operation: (load: LoadModule) => Promise<unknown>) {
    const { id } = release.manifest;
    const start = performance.now();
    status.loading(release);
    try {
      if (!fits(release)) throw new LoadError('host', release.entry);
      enter(release);
      const result = await loader.run(release, operation);
      status.ready(release, module, performance.now() - start);
      runtime.events.emit({ type: 'load', app: id, release: release.release, module, ms: performance.now() - start });
      return result;
    } catch (error) {
      status.failed(release, error);
      runtime.events.emit({
        type: 'error',
        app: id,
        release: release.release,
        stage: `load ${module}`,
        error: String(error),
      });
      throw error;
    }
  }

  /** The release of each app whose texts i18n has, by app id. */
  const texted = new Map<string, string>();

  /** Gives i18n the app's texts; those of the language on screen arrive together with its code. */
  async function loadTexts(release: Release): Promise<void> {
    const { id } = release.manifest;
    if (texted.get(id) === release.container) return;
    texted.set(id, release.container);
    const textsIn = (language: Language) => async () => {
      const module = await loader.run(release, (loadModule) => loadModule(`./locales/${language}`));
      const texts = defaultOf(module) ?? module;
      if (!isTexts(texts)) throw broken(release, `The texts in "${language}" are no texts.`);
      return { default: texts };
    };
    const [en, de, fr, pt] = [textsIn('en'), textsIn('de'), textsIn('fr'), textsIn('pt')];
    try {
      await runtime.languages.addTexts(id, { en, de, fr, pt });
    } catch (error) {
      if (texted.get(id) === release.container) texted.delete(id);
      throw error;
    }
  }

  async function fetchApp(release: Release): Promise<AppDefinition> {
    const app = await load(release, './app', async (loadModule) => {
      const [module] = await Promise.all([loadModule('./app'), loadTexts(release)]);
      return defaultOf(module);
    });
    if (!isAppDefinition(app)) throw broken(release, 'src/app exports no app.');
    return app;
  }

  /** Puts what belongs to the app into the page, when a release other than the last one comes to be used. */
  async function activate(release: Release): Promise<AppDefinition> {
    const app = await fetchApp(release);
    try {
      runtime.activateApp(release.manifest.id, app);
    } catch (error) {
      throw broken(release, String(error));
    }
    return app;
  }

  /** Loads a module that may be used while the app's own pages were never opened. */
  async function loadBeside(release: Release, module: string): Promise<unknown> {
    const [loaded] = await Promise.all([
      load(release, module, async (loadModule) => defaultOf(await loadModule(module))),
      activate(release),
    ]);
    return loaded;
  }

  return {
    status,

    /** The next use of the release runs its code once more. */
    renew(release: Release): void {
      loader.renew(release);
      runtime.deactivateApp(release.manifest.id);
      texted.delete(release.manifest.id);
    },

    /** The app, ready to be drawn. */
    loadApp: activate,

    /** Its code alone, ahead of its use; what fails is told when the app is opened. */
    prefetch: (release: Release): void => void fetchApp(release).catch(() => undefined),

    /** The page behind one of the app's routes. */
    async loadPage(release: Release, path: string): Promise<ComponentType> {
      const page = await load(release, path, async (loadModule) => {
        const definition = defaultOf(await loadModule('./app'));
        const route = isAppDefinition(definition) ? definition.routes.find((one) => one.path === path) : undefined;
        return (await route?.load())?.default;
      });
      if (!isComponent(page)) throw broken(release, `The route ${path} has no page.`);
      return page;
    },

    /** A component that fills a slot. */
    async loadSlot(release: Release, module: string): Promise<ComponentType<SlotProps>> {
      const slot = await loadBeside(release, module);
      if (!isComponent(slot)) throw broken(release, `${module} exports no component.`);
      return slot;
    },

    /** The calls that the app brings along for the demo API. */
    async loadMock(release: Release, module: string): Promise<MockApp> {
      const app = await load(release, module, async (loadModule) => defaultOf(await loadModule(module)));
      if (!isMockApp(app)) throw broken(release, `${module} exports no calls.`);
      return app;
    },

    /** The handlers of a command module, by command id. */
    async loadCommands(release: Release, module: string): Promise<Record<string, CommandHandler>> {
      const handlers = await loadBeside(release, module);
      if (!isHandlers(handlers)) throw broken(release, `${module} exports no commands.`);
      return handlers;
    },
  };
}

export type AppLoader = ReturnType<typeof createAppLoader>;
