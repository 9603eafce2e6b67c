import type { TaskTag } from 'shared/api';
import type { PillTone } from 'shared/ui';

/** The tone of each tag. */
export const tagTones: Record<TaskTag, PillTone> = {
  team: 'accent',
  low: 'green',
  medium: 'amber',
  high: 'red',
  update: 'blue',
};
