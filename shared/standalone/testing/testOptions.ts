import type { AppManifest, Language, Locales, Texts } from '@atrium/contract';
import { defaultOf, isObject, manifestModules } from '@atrium/contract/host';
import type { AppModules } from '../appModules';
import type { InstallMock } from '../demo';
import type { RenderAppOptions } from './renderApp';

const isTexts = (value: unknown): value is Texts =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string' || isTexts(text));

/**
 * Common start of screen tests: the manifest with the texts and modules that it names.
 * @param installMock the demo API's, which `shared` does not import
 * @param load imports a file by its path in `src`: ``(path) => import(`./${path}`)``
 */
export function createTestOptions(
  manifest: AppManifest,
  installMock: InstallMock,
  load: (path: string) => Promise<unknown>,
): Omit<RenderAppOptions, 'route'> & { modules: AppModules } {
  const textsOf = (language: Language) => async () => {
    const texts = defaultOf(await load(`locales/${language}.json`));
    if (!isTexts(texts)) throw new Error(`locales/${language}.json holds no texts`);
    return { default: texts };
  };
  const locales: Locales = { en: textsOf('en'), de: textsOf('de'), fr: textsOf('fr'), pt: textsOf('pt') };
  const modules = manifestModules(manifest).map((name): [string, AppModules[string]] => [
    name,
    async () => ({ default: defaultOf(await load(name.slice(2))) }),
  ]);
  return { manifest, installMock, locales, modules: Object.fromEntries(modules) };
}
