import type { ComponentType } from 'react';
import type { AppDefinition, AppRoute, CommandHandler, Language, Release } from 'shared/contract';
import type { Runtime, Texts } from 'shared/runtime';
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

/** What of an app is loaded when, checked against the contract; a module that is something else is a `LoadError`. */
export function createAppLoader(loader: ModuleLoader, runtime: Runtime) {
  const broken = (release: Release, cause: string) =>
    new LoadError('contract', release.entry, { cause: new Error(cause) });

  async function load(release: Release, module: string, operation: (load: LoadModule) => Promise<unknown>) {
    const { id } = release.manifest;
    const start = performance.now();
    try {
      const result = await loader.run(release, operation);
      runtime.events.emit({ type: 'load', app: id, release: release.release, module, ms: performance.now() - start });
      return result;
    } catch (error) {
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

  const texted = new Set<string>();

  /** Gives i18n the app's texts; those of the language on screen arrive together with its code. */
  async function loadTexts(release: Release): Promise<void> {
    if (texted.has(release.container)) return;
    texted.add(release.container);
    const textsIn = (language: Language) => async () => {
      const module = await loader.run(release, (loadModule) => loadModule(`./locales/${language}`));
      const texts = defaultOf(module) ?? module;
      if (!isTexts(texts)) throw broken(release, `The texts in "${language}" are no texts.`);
      return { default: texts };
    };
    const [en, de, fr, pt] = [textsIn('en'), textsIn('de'), textsIn('fr'), textsIn('pt')];
    try {
      await runtime.languages.addTexts(release.manifest.id, { en, de, fr, pt });
    } catch (error) {
      texted.delete(release.container);
      throw error;
    }
  }

  return {
    async loadApp(release: Release): Promise<AppDefinition> {
      const module = await load(release, './app', async (loadModule) => {
        const [app] = await Promise.all([loadModule('./app'), loadTexts(release)]);
        const definition = defaultOf(app);
        if (!isAppDefinition(definition)) throw broken(release, 'src/app exports no app.');
        return definition;
      });
      if (!isAppDefinition(module)) throw broken(release, 'src/app exports no app.');
      if (module.reducer) runtime.injectReducer(module.id, module.reducer);
      module.activate?.(runtime);
      return module;
    },

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
    async loadSlot(release: Release, module: string): Promise<ComponentType> {
      const slot = await load(release, module, async (loadModule) => {
        const [loaded] = await Promise.all([loadModule(module), loadTexts(release)]);
        return defaultOf(loaded);
      });
      if (!isComponent(slot)) throw broken(release, `${module} exports no component.`);
      return slot;
    },

    /** The handlers of a command module, by command id. */
    async loadCommands(release: Release, module: string): Promise<Record<string, CommandHandler>> {
      const handlers = await load(release, module, async (loadModule) => {
        const [loaded] = await Promise.all([loadModule(module), loadTexts(release)]);
        return defaultOf(loaded);
      });
      if (!isHandlers(handlers)) throw broken(release, `${module} exports no commands.`);
      return handlers;
    },
  };
}

export type AppLoader = ReturnType<typeof createAppLoader>;
