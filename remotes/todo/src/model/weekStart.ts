import type { Language } from 'shared/contract';

const byRegion: Record<string, number> = { BR: 7, PT: 7 };

/** The day on which a week begins where a language is mostly spoken: 1 is Monday, 7 is Sunday. */
export function weekStartOf(language: Language): number {
  // English dates are written the British way, as everywhere in the product.
  const region = language === 'en' ? 'GB' : new Intl.Locale(language).maximize().region;
  return byRegion[region ?? ''] ?? 1;
}
