import type { EmittedManifest, Language } from '@atrium/contract';

/** A label of an app in a language; in English where that lacks it, and the key itself where both do. */
export const labelOf = (manifest: EmittedManifest, key: string, language: Language) =>
  manifest.labels[language][key] ?? manifest.labels.en[key] ?? key;
