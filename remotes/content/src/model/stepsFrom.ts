import type { ContentStatus, StepAction } from '../api/schemas';

export type Step = Exclude<StepAction, 'undo'>;

const steps: Readonly<Record<ContentStatus, readonly Step[]>> = {
  draft: ['submit', 'discard', 'unpublish', 'archive'],
  in_review: ['approve', 'requestChanges', 'withdraw', 'unpublish'],
  changes_requested: ['submit', 'discard', 'unpublish', 'archive'],
  approved: ['schedule', 'publishNow', 'requestChanges', 'unpublish', 'archive'],
  scheduled: ['reschedule', 'publishNow', 'unschedule', 'unpublish'],
  published: ['unpublish'],
  failed: ['retry', 'publishNow', 'unpublish', 'archive'],
  archived: ['restore'],
};

/** Steps from a state; those that need a live version are offered only if there is one. */
export const stepsFrom = (status: ContentStatus, isLive: boolean): readonly Step[] =>
  steps[status].filter((step) => isLive || (step !== 'unpublish' && step !== 'discard'));
