import { Id, Ids, Numeric, z } from '@atrium/backend';
import { CustomType } from './customType';
import { ContentComment } from './detail';
import { ContentEvent, ContentVersion } from './history';
import { ContentItem } from './item';
import { maxImported } from './limits';
import { ItemToAdd } from './write';

/** Each item is checked by itself: one that cannot be taken does not keep the others out. */
export const ImportCall = z.object({
  items: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(maxImported)),
  channelIds: z.optional(Ids),
  projectId: z.nullish(Id),
});
export type ImportCall = z.input<typeof ImportCall>;

export const ImportedItem = z.pick(ItemToAdd, {
  type: true,
  title: true,
  slug: true,
  summary: true,
  body: true,
  tags: true,
  locale: true,
  cover: true,
  seo: true,
  typeId: true,
  values: true,
});

/** `place`: index of the item in the call. */
export const ImportAnswer = z.object({
  done: z.array(z.object({ place: z.int(), id: z.int(), slug: z.string() })),
  refused: z.array(z.object({ place: z.int(), field: z.string(), message: z.string() })),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;

/** Items with a higher id than `after`. */
export const ExportQuery = z.object({ after: z.nullish(Numeric) });
export type ExportQuery = z.input<typeof ExportQuery>;

const Without = { author: true } as const;

export const ExportedItem = z.object({
  item: ContentItem,
  versions: z.array(z.omit(ContentVersion, Without)),
  comments: z.array(z.omit(ContentComment, Without)),
  events: z.array(z.omit(ContentEvent, { actor: true })),
  redirects: z.array(z.string()),
});
export type ExportedItem = z.infer<typeof ExportedItem>;

/** `next`: id after which it goes on; null where that is all. `types`: with the first page. */
export const ExportPage = z.object({
  items: z.array(ExportedItem),
  next: z.nullable(z.int()),
  types: z.array(CustomType),
});
export type ExportPage = z.infer<typeof ExportPage>;
