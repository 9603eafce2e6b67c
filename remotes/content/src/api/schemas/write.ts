import { Filter, Id, Ids, Numeric, Rev, Text, z } from '@atrium/backend';
import { stepActions } from './choices';
import { FieldValues } from './customType';
import { Moment, Slug } from './fields';
import { Check, ContentItem, Cover, Seo } from './item';
import { textLimits } from './limits';
import { ContentType, RejectionCode } from './terms';

export const StepAction = z.enum(stepActions);
export type StepAction = z.infer<typeof StepAction>;

/** `version` is the one the caller has seen; `undo` reverts the same person's last step. */
export const Transition = z.object({
  ids: Ids.check(z.minLength(1), z.maxLength(200)),
  action: StepAction,
  revs: z.optional(z.array(Numeric)),
  version: z.nullish(Numeric),
  reason: z.nullish(z.string().check(z.trim(), z.maxLength(textLimits.reason))),
  scheduledAt: Moment,
  zone: Filter,
});
export type Transition = z.input<typeof Transition>;

const RejectedItem = z.object({ id: z.number(), reason: RejectionCode });

export const TransitionAnswer = z.object({ done: z.array(ContentItem), refused: z.array(RejectedItem) });
export type TransitionAnswer = z.infer<typeof TransitionAnswer>;

const Tags = z.array(Text).check(z.maxLength(100));

/** Absent fields stay as they are; null takes away. */
export const BulkEdit = z.object({
  ids: Ids.check(z.minLength(1), z.maxLength(200)),
  revs: z.optional(z.array(Numeric)),
  addTags: z.optional(Tags),
  removeTags: z.optional(Tags),
  addChannels: z.optional(Ids),
  removeChannels: z.optional(Ids),
  projectId: z.nullish(Id),
  reviewerId: z.nullish(Id),
  dueAt: Moment,
});
export type BulkEdit = z.input<typeof BulkEdit>;

export const BulkAnswer = z.object({ done: z.array(z.number()), refused: z.array(RejectedItem) });
export type BulkAnswer = z.infer<typeof BulkAnswer>;

const Title = z.string().check(z.trim(), z.maxLength(textLimits.title));
/** Language of a text, as BCP 47 has it. */
export const Locale = z.string().check(z.maxLength(35), z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/));
const Words = z.string().check(z.maxLength(textLimits.body));

const Fields = {
  title: z.optional(Title),
  slug: z.optional(Slug),
  summary: z.optional(z.string().check(z.trim(), z.maxLength(textLimits.summary))),
  body: z.optional(Words),
  cover: z.nullish(Cover),
  channelIds: z.optional(Ids),
  projectId: z.nullish(Id),
  reviewerId: z.nullish(Id),
  dueAt: Moment,
  tags: z.optional(z.array(Text)),
  locale: z.optional(Locale),
  seo: z.nullish(Seo),
  values: z.nullish(FieldValues),
  checklist: z.optional(z.array(Check).check(z.maxLength(30))),
};

export const ItemToAdd = z.object({ ...Fields, type: ContentType, typeId: z.nullish(Id) });
export type ItemToAdd = z.input<typeof ItemToAdd>;

/** Absent fields stay as they are. `session` names an editing session: its changes make one version. */
export const ItemUpdate = z.object({
  ...Fields,
  id: Id,
  rev: Rev,
  session: z.nullish(z.string().check(z.maxLength(60))),
});
export type ItemUpdate = z.input<typeof ItemUpdate>;

/** `suggested`: the body that was sent is suggested in the text, and no part of it until somebody accepts it. */
export const ItemAnswer = z.object({ item: ContentItem, suggested: z.optional(z.boolean()) });
export type ItemAnswer = z.infer<typeof ItemAnswer>;

/** `id`: item that is to have the slug. */
export const SlugQuery = z.object({ slug: z.string(), id: z.nullish(Numeric) });
export type SlugQuery = z.input<typeof SlugQuery>;

/** `free`: the slug itself, or the next similar one that is unused. */
export const SlugAnswer = z.object({ isFree: z.boolean(), free: z.string() });
export type SlugAnswer = z.infer<typeof SlugAnswer>;
