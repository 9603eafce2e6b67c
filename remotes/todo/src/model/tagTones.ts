import type { PillTone } from 'shared/ui';
import type { TaskTag } from '../api/schemas';

/** The tone of each tag. */
export const tagTones: Record<TaskTag, PillTone> = {
  team: 'accent',
  low: 'green',
  medium: 'amber',
  high: 'red',
  update: 'blue',
};
