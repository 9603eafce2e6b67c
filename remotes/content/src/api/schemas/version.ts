import { Id, Numeric, Rev, z } from '@atrium/backend';
import { Session } from './fields';
import { ContentText } from './item';
import { PersonRef } from './terms';

export const ContentVersion = z.object({
  itemId: z.int(),
  version: z.int(),
  snapshot: ContentText,
  authorId: z.int(),
  author: z.nullable(PersonRef),
  createdAt: z.string(),
  note: z.string(),
});
export type ContentVersion = z.infer<typeof ContentVersion>;

export const VersionList = z.object({ versions: z.array(ContentVersion) });
export type VersionList = z.infer<typeof VersionList>;

export const VersionToRestore = z.object({ id: Id, version: Numeric, rev: Rev, session: z.nullish(Session) });
export type VersionToRestore = z.input<typeof VersionToRestore>;
