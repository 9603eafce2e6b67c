import type { Language, Release, Texts } from '@atrium/contract';
import { defaultOf, isObject } from '@atrium/contract/host';
import type { HostRuntime } from '@atrium/sdk/host';
import type { AppInstances, LoadModule } from './AppInstances';
import { contractError, LoadError, stackOf } from './LoadError';
import type { ModuleLoader } from './ModuleLoader';

export interface LoaderServices {
  modules: ModuleLoader;
  instances: AppInstances;
  runtime: HostRuntime;
  fits(release: Release): boolean;
}

/** A release that returns after another one runs its code again, so that its styles apply. */
function renewReturning(release: Release, { modules, instances }: LoaderServices): void {
  const app = instances.of(release);
  if (app.latest === release.container) return;
  const instance = instances.releaseOf(release);
  if (instance.hasRun) modules.renew(release);
  instance.hasRun = true;
  app.latest = release.container;
}

/** Loads modules of a release, and reports the result to the app's record and the event hub. */
export async function loadReported<T>(
  release: Release,
  module: string,
  parts: LoaderServices,
  operation: (load: LoadModule) => Promise<T>,
): Promise<T> {
  const { modules, instances, runtime, fits } = parts;
  const { id } = release.manifest;
  const start = performance.now();
  instances.markLoading(release);
  try {
    if (!fits(release)) throw new LoadError('host', release.entry);
    renewReturning(release, parts);
    const result = await modules.run(release, operation);
    const ms = performance.now() - start;
    instances.markLoaded(release, module, ms);
    runtime.events.emit({ type: 'load', app: id, release: release.release, module, ms });
    return result;
  } catch (error) {
    instances.markFailed(release, error);
    const stage = `load ${module}`;
    runtime.events.emit({
      type: 'error',
      app: id,
      release: release.release,
      stage,
      error: String(error),
      ...stackOf(error),
    });
    throw error;
  }
}

const isTexts = (value: unknown): value is Texts => isObject(value);

/** Gives i18n the texts of a release; those of the language on screen arrive together with its code. */
export async function loadTexts(release: Release, { modules, instances, runtime }: LoaderServices): Promise<void> {
  const app = instances.of(release);
  if (app.texts === release.container) return;
  app.texts = release.container;
  const textsIn = (language: Language) => async () => {
    const module = await modules.run(release, (load) => load(`./locales/${language}`));
    const texts = defaultOf(module) ?? module;
    if (!isTexts(texts)) throw contractError(release, `The texts in "${language}" are no texts.`);
    return { default: texts };
  };
  const [en, de, fr, pt] = [textsIn('en'), textsIn('de'), textsIn('fr'), textsIn('pt')];
  try {
    await runtime.languages.addTexts(release.manifest.id, { en, de, fr, pt });
  } catch (error) {
    if (app.texts === release.container) delete app.texts;
    throw error;
  }
}
