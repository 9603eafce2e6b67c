import type { Language, Release } from 'shared/contract';
import { defaultOf, isObject } from 'shared/contract/host';
import type { Texts } from 'shared/runtime';
import { brokenContract } from './LoadError';
import type { LoaderParts } from './loadReported';

const isTexts = (value: unknown): value is Texts => isObject(value);

/** Gives i18n the texts of a release; those of the language on screen arrive together with its code. */
export async function loadTexts(release: Release, { modules, instances, runtime }: LoaderParts): Promise<void> {
  const app = instances.of(release);
  if (app.texts === release.container) return;
  app.texts = release.container;
  const textsIn = (language: Language) => async () => {
    const module = await modules.run(release, (load) => load(`./locales/${language}`));
    const texts = defaultOf(module) ?? module;
    if (!isTexts(texts)) throw brokenContract(release, `The texts in "${language}" are no texts.`);
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
