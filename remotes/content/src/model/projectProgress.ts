import type { ContentStatus, StageCounts } from '../api/schemas';
import { contentStatuses } from '../api/schemas/choices';

type Stage = keyof StageCounts;

const stages: Readonly<Record<ContentStatus, Stage | null>> = {
  draft: 'writing',
  changes_requested: 'writing',
  in_review: 'review',
  approved: 'ready',
  scheduled: 'ready',
  published: 'out',
  failed: 'failed',
  archived: null,
};

/** Items by stage, out of the number of items in each status. */
export function countStages(countOf: (status: ContentStatus) => number): StageCounts {
  const counts: StageCounts = { writing: 0, review: 0, ready: 0, failed: 0, out: 0 };
  for (const status of contentStatuses) {
    const stage = stages[status];
    if (stage) counts[stage] += countOf(status);
  }
  return counts;
}

export const totalOf = (counts: StageCounts): number =>
  counts.writing + counts.review + counts.ready + counts.failed + counts.out;

/** True if it is overdue with unpublished items. */
export const isProjectLate = (
  { dueAt, archivedAt, counts }: { dueAt: string | null; archivedAt: string | null; counts: StageCounts },
  now: number,
): boolean => dueAt !== null && archivedAt === null && Date.parse(dueAt) < now && counts.out < totalOf(counts);
