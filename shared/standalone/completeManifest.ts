import { type AppManifest, type EmittedManifest, type Language, languages } from '@atrium/contract';
import type { Locales, Texts } from '@atrium/sdk';
import { readTexts } from '@atrium/sdk/page';

/** A manifest with its labels, as a build would emit it, but without drawings of its icons. */
export async function completeManifest(manifest: AppManifest, locales: Locales): Promise<EmittedManifest> {
  const labelsIn = async (language: Language) => flatten(await readTexts(locales[language]));
  const [en, de, fr, pt] = await Promise.all(languages.map(labelsIn));
  return {
    ...manifest,
    host: '^0.0.0',
    version: '0.0.0',
    icons: {},
    labels: { en: en ?? {}, de: de ?? {}, fr: fr ?? {}, pt: pt ?? {} },
  };
}

/** Texts by their keys in dots. */
function flatten(texts: Texts, prefix = ''): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : Object.entries(flatten(text, `${prefix}${key}.`)),
  );
  return Object.fromEntries(entries);
}
