import { Id, Rev, z } from '@atrium/backend';
import { ContentItem } from './item';
import { ContentStatus, PersonRef } from './terms';
import { Locale } from './write';

/** One language of a text, which is an item of its own. */
export const Translation = z.object({
  id: z.int(),
  title: z.string(),
  locale: z.string(),
  status: ContentStatus,
  version: z.int(),
  publishedVersion: z.nullable(z.int()),
  /** The version of the source from which it was translated; null: it is the source. */
  translatedVersion: z.nullable(z.int()),
  /** Readers have a newer version of the source. */
  isOutdated: z.boolean(),
  author: z.nullable(PersonRef),
});
export type Translation = z.infer<typeof Translation>;

/** The source first, then by language. */
export const TranslationList = z.object({ translations: z.array(Translation) });
export type TranslationList = z.infer<typeof TranslationList>;

export const TranslationToAdd = z.object({ id: Id, locale: Locale });
export type TranslationToAdd = z.input<typeof TranslationToAdd>;

export const TranslationChecked = z.object({ id: Id, rev: Rev });
export type TranslationChecked = z.input<typeof TranslationChecked>;

export const TranslationAnswer = z.object({ item: ContentItem });
export type TranslationAnswer = z.infer<typeof TranslationAnswer>;
