import { Id, Numeric, Text, z } from '@atrium/backend';
import { textLimits } from './limits';
import { PersonRef } from './terms';

/** Link by which people without an account read one version. The token itself is told once, and only its hash stored. */
export const PreviewLink = z.object({
  /** Hash of its token. */
  id: z.string(),
  itemId: z.int(),
  version: z.int(),
  /** For whom it is. */
  name: z.string(),
  mayComment: z.boolean(),
  until: z.string(),
  createdAt: z.string(),
  by: z.nullable(PersonRef),
  comments: z.int(),
});
export type PreviewLink = z.infer<typeof PreviewLink>;

export const PreviewList = z.object({ links: z.array(PreviewLink) });
export type PreviewList = z.infer<typeof PreviewList>;

const Name = Text.check(z.maxLength(textLimits.name));

export const PreviewToAdd = z.object({
  itemId: Id,
  version: Numeric,
  days: Numeric.check(z.minimum(1), z.maximum(90)),
  mayComment: z.boolean(),
  name: Name,
});
export type PreviewToAdd = z.input<typeof PreviewToAdd>;

/** `path`: address of the preview at this origin, with its token. */
export const PreviewAnswer = z.object({ link: PreviewLink, path: z.string() });
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;

export const PreviewId = z.object({ id: z.string() });
export type PreviewId = z.input<typeof PreviewId>;

export const PreviewToken = z.object({ token: z.string().check(z.maxLength(100)) });
export type PreviewToken = z.input<typeof PreviewToken>;

export const GuestComment = z.object({
  token: PreviewToken.shape.token,
  name: Name,
  text: Text.check(z.maxLength(textLimits.comment)),
});
export type GuestComment = z.input<typeof GuestComment>;
