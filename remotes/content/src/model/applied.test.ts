import type { ContentItem } from '../api/schemas';
import { createItem } from '../testing/createItem';
import { applyAction, applyEdit } from './applied';

const now = Date.parse('2026-11-18T12:00:00Z');
const at = '2026-11-18T12:00:00.000Z';
const later = '2026-11-20T09:00:00.000Z';
const plan = { scheduledAt: later, zone: 'Europe/Lisbon' };
const signedOut = { code: 'channelSignedOut', message: 'Social' } as const;
const failure = { ...signedOut, at: '2026-11-17T15:00:00.000Z', attempts: 2 };

type Applied = [Parameters<typeof applyAction>[0], Partial<ContentItem>, Partial<ContentItem>];

test.each<Applied>([
  ['submit', {}, { status: 'in_review' }],
  ['withdraw', { status: 'in_review' }, { status: 'draft' }],
  [
    'requestChanges',
    { status: 'approved', approvedVersion: 1 },
    { status: 'changes_requested', approvedVersion: null },
  ],
  ['approve', { status: 'in_review', version: 3 }, { status: 'approved', approvedVersion: 3 }],
  ['schedule', { status: 'approved' }, { status: 'scheduled', scheduledAt: later, scheduledZone: 'Europe/Lisbon' }],
  ['unschedule', { status: 'scheduled', scheduledAt: later }, { status: 'approved', scheduledAt: null }],
  ['publishNow', { status: 'approved', version: 2 }, { status: 'published', publishedVersion: 2, publishedAt: at }],
  ['retry', { status: 'failed', failure, scheduledAt: later }, { status: 'scheduled', failure: null }],
  ['retry', { status: 'failed', failure }, { status: 'published', failure: null, publishedVersion: 1 }],
  ['unpublish', { status: 'published', publishedVersion: 1 }, { status: 'draft', publishedVersion: null }],
  [
    'unpublish',
    { status: 'in_review', publishedVersion: 1, version: 2 },
    { status: 'in_review', publishedVersion: null },
  ],
  ['archive', {}, { status: 'archived', archivedAt: at }],
  ['restore', { status: 'archived', archivedAt: at }, { status: 'draft', archivedAt: null }],
])('%s of %j', (action, before, after) => {
  expect(applyAction(action, createItem(before), plan, now)).toMatchObject({ ...after, session: null, updatedAt: at });
});

test('a publication that fails says why and how often; what was live stays live', () => {
  const item = createItem({ status: 'scheduled', scheduledAt: at, publishedVersion: 1, version: 2 });
  const failed = applyAction('run', item, {}, now, signedOut);
  expect(failed).toMatchObject({ status: 'failed', publishedVersion: 1, failure: { ...signedOut, at, attempts: 1 } });
  expect(applyAction('retry', failed, {}, now, signedOut).failure?.attempts).toBe(2);
});

test.each<[ContentItem['status'], ContentItem['status']]>([
  ['draft', 'draft'],
  ['changes_requested', 'changes_requested'],
  ['approved', 'draft'],
  ['scheduled', 'draft'],
  ['failed', 'draft'],
  ['published', 'draft'],
])('an edit of what is %s leaves it %s, unscheduled, with what is live as it is', (status, after) => {
  const item = createItem({ status, scheduledAt: later, scheduledZone: 'UTC', publishedVersion: 1, version: 1 });
  expect(applyEdit(item, { title: 'Another' }, 'tab-1', now)).toMatchObject({
    status: after,
    title: 'Another',
    scheduledAt: null,
    publishedVersion: 1,
    version: 2,
  });
});

test('one session of writing makes one version; a step of the workflow ends it', () => {
  const first = applyEdit(createItem(), { title: 'A' }, 'tab-1', now);
  const second = applyEdit(first, { title: 'B' }, 'tab-1', now);
  const elsewhere = applyEdit(second, { title: 'C' }, 'tab-2', now);
  const corrected = applyEdit(applyAction('withdraw', second, {}, now), { title: 'D' }, 'tab-1', now);
  expect([first, second, elsewhere, corrected].map(({ version }) => version)).toEqual([2, 2, 3, 3]);
});
