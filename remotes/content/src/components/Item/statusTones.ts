import type { PillTone } from '@atrium/ui';
import type { ContentStatus } from '../../api/schemas';

export const statusTones: Readonly<Record<ContentStatus, PillTone>> = {
  draft: 'neutral',
  in_review: 'accent',
  changes_requested: 'amber',
  approved: 'teal',
  scheduled: 'blue',
  published: 'green',
  failed: 'red',
  archived: 'neutral',
};
