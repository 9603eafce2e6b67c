import { z } from '@atrium/backend';
import { ContentComment } from './comment';
import { ContentEvent } from './event';
import { ContentItem } from './item';
import { ItemLock } from './lock';
import { PersonRef } from './terms';
import { ContentVersion } from './version';

/** `base`: version that the newest one is compared with: the live one, or else the last approved one. */
export const ItemDetail = z.object({
  item: z.extend(ContentItem, {
    author: z.nullable(PersonRef),
    reviewer: z.nullable(PersonRef),
    blockingComments: z.int(),
  }),
  comments: z.array(ContentComment),
  events: z.array(ContentEvent),
  base: z.nullable(ContentVersion),
  versions: z.int(),
  lock: z.nullable(ItemLock),
});
export type ItemDetail = z.infer<typeof ItemDetail>;
