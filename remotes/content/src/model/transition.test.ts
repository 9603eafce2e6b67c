import { type UserRole, userRoles } from '@atrium/backend';
import type { ContentAction, ContentStatus, RejectionCode } from '../api/schemas';
import { contentActions, contentStatuses } from '../api/schemas/choices';
import { createItem } from '../testing/createItem';
import type { Actor } from './rights';
import { type Details, detailRejection, rejectionOf, reviewRejection, type Subject } from './transition';

const now = Date.parse('2026-11-18T12:00:00Z');
const author = 4;

function itemIn(status: ContentStatus): Subject {
  const past = '2026-11-18T11:59:00.000Z';
  return {
    ...createItem({
      status,
      version: 2,
      ...(status === 'scheduled' && { scheduledAt: past, scheduledZone: 'Europe/Lisbon' }),
      ...(status === 'published' && { publishedVersion: 2 }),
    }),
    blockingComments: 0,
  };
}

/** Workflow table: states in which an action is possible, with all permissions. */
const possible: Readonly<Record<ContentAction, readonly ContentStatus[]>> = {
  submit: ['draft', 'changes_requested'],
  withdraw: ['in_review'],
  requestChanges: ['in_review', 'approved'],
  approve: ['in_review'],
  schedule: ['approved'],
  reschedule: ['scheduled'],
  unschedule: ['scheduled'],
  publishNow: ['approved', 'scheduled', 'failed'],
  run: ['scheduled'],
  retry: ['failed'],
  unpublish: ['published'],
  edit: ['draft', 'changes_requested', 'approved', 'scheduled', 'published', 'failed'],
  discard: [],
  archive: ['draft', 'changes_requested', 'approved', 'failed'],
  restore: ['archived'],
};

const everything = contentActions.filter((action) => action !== 'run');
const own: readonly ContentAction[] = ['submit', 'withdraw', 'edit', 'discard', 'archive', 'restore'];

const rights: Readonly<Record<UserRole, { own: readonly ContentAction[]; others: readonly ContentAction[] }>> = {
  admin: { own: everything, others: everything },
  maintainer: {
    own: everything.filter((action) => action !== 'approve'),
    others: everything.filter((action) => action !== 'withdraw'),
  },
  editor: {
    own: everything.filter((action) => action !== 'approve'),
    others: everything.filter((action) => action !== 'withdraw'),
  },
  author: { own, others: [] },
  subscriber: { own: [], others: [] },
  client: { own: [], others: [] },
};

const cases = userRoles.flatMap((role) =>
  ([true, false] as const).flatMap((isOwn) =>
    contentStatuses.flatMap((status) => contentActions.map((action) => [role, isOwn, status, action] as const)),
  ),
);

test('every role, with an item of its own and of others, in every state, may do what the table says and nothing else', () => {
  const wrong = cases.filter(([role, isOwn, status, action]) => {
    const actor: Actor = { id: isOwn ? author : 99, role };
    const isRight = action === 'run' || rights[role][isOwn ? 'own' : 'others'].includes(action);
    const isPossible = isRight && possible[action].includes(status);
    return (rejectionOf(action, itemIn(status), actor, now) === null) !== isPossible;
  });
  expect(cases).toHaveLength(6 * 2 * 8 * 15);
  expect(wrong).toEqual([]);
});

const admin: Actor = { id: 1, role: 'admin' };
const editor: Actor = { id: 3, role: 'editor' };
const writer: Actor = { id: author, role: 'author' };

test.each<[RejectionCode | null, ContentAction, Partial<Subject>, Actor]>([
  ['noTitle', 'submit', { title: ' ' }, writer],
  ['noBody', 'submit', { body: '<p> </p>' }, writer],
  ['noChannel', 'submit', { channelIds: [] }, writer],
  ['noReviewer', 'submit', { reviewerId: null }, writer],
  [null, 'submit', {}, writer],
  ['notAllowed', 'submit', { authorId: 8 }, writer],
  ['notAllowed', 'approve', { status: 'in_review' }, writer],
  ['notAuthor', 'withdraw', { status: 'in_review' }, editor],
  ['inReview', 'edit', { status: 'in_review' }, writer],
  ['archived', 'edit', { status: 'archived' }, writer],
  ['ownItem', 'approve', { status: 'in_review', authorId: 3 }, editor],
  [null, 'approve', { status: 'in_review', authorId: 1 }, admin],
  ['openComments', 'approve', { status: 'in_review', blockingComments: 1 }, editor],
  ['openChecklist', 'approve', { status: 'in_review', checklist: [{ label: 'Names', isDone: false }] }, editor],
  [null, 'approve', { status: 'in_review', checklist: [{ label: 'Names', isDone: true }] }, editor],
  ['notApproved', 'schedule', { status: 'draft' }, editor],
  ['notDue', 'run', { status: 'scheduled', scheduledAt: '2026-11-18T12:00:01Z' }, admin],
  ['notLive', 'unpublish', { status: 'approved' }, editor],
  [null, 'unpublish', { status: 'in_review', publishedVersion: 1, version: 2 }, editor],
  ['stillLive', 'archive', { publishedVersion: 1, version: 2 }, editor],
  ['notChanged', 'discard', { publishedVersion: 2, version: 2 }, writer],
  [null, 'discard', { publishedVersion: 1, version: 2 }, writer],
  ['notArchived', 'restore', {}, writer],
])('%s: %s of %j', (reason, action, change, actor) => {
  expect(rejectionOf(action, { ...createItem(change), blockingComments: 0, ...change }, actor, now)).toBe(reason);
});

test('reviewer and checklist of what is in review are changed by those who may approve it, in other states by all', () => {
  const refused = userRoles.flatMap((role) =>
    [true, false].flatMap((isOwn) =>
      contentStatuses
        .filter((status) => reviewRejection({ ...itemIn(status) }, { id: isOwn ? author : 99, role }) === 'inReview')
        .map((status) => `${role} ${isOwn ? 'own' : 'of others'} ${status}`),
    ),
  );
  expect(refused).toEqual([
    'editor own in_review',
    'author own in_review',
    'author of others in_review',
    'maintainer own in_review',
    'subscriber own in_review',
    'subscriber of others in_review',
    'client own in_review',
    'client of others in_review',
  ]);
});

test.each<[RejectionCode | null, ContentAction, Details]>([
  ['shortReason', 'requestChanges', {}],
  ['shortReason', 'requestChanges', { reason: ' too short ' }],
  [null, 'requestChanges', { reason: 'long enough' }],
  ['shortReason', 'unpublish', { reason: ' ' }],
  ['oldVersion', 'approve', { version: 0 }],
  [null, 'approve', { version: 1 }],
  ['tooSoon', 'schedule', {}],
  ['tooSoon', 'schedule', { scheduledAt: '2026-11-18T12:01:00Z', zone: 'UTC' }],
  ['tooSoon', 'reschedule', { scheduledAt: '2026-11-18T11:00:00Z', zone: 'UTC' }],
  ['unknownZone', 'schedule', { scheduledAt: '2026-11-18T12:01:01Z', zone: 'Mars/Olympus' }],
  ['unknownZone', 'schedule', { scheduledAt: '2026-11-18T12:01:01Z' }],
  [null, 'schedule', { scheduledAt: '2026-11-18T12:01:01Z', zone: 'Europe/Berlin' }],
])('%s: %s with %j', (reason, action, details) => {
  expect(detailRejection(action, createItem(), details, now)).toBe(reason);
});
