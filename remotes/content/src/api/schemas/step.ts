import { Filter, Ids, Numeric, z } from '@atrium/backend';
import { stepActions } from '../choices';
import { textLimits } from '../limits';
import { Moment } from './fields';
import { ContentItem } from './item';
import { RejectionCode } from './terms';

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
