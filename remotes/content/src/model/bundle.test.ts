import type { Bundle, BundleAction, BundleState, Channel } from '../api/schemas';
import { bundleActions, bundleStates } from '../api/schemas/choices';
import { createItem } from '../testing/createItem';
import { bundleDetailRejection, bundleRejection, bundleSteps, hindranceOf, joinRejection } from './bundle';
import { rejectionOf } from './transition';

const channel = (id: number, isConnected = true): Channel => ({
  id,
  name: `Channel ${id}`,
  kind: 'blog',
  tone: 'teal',
  isConnected,
  rev: 1,
});
const channels = [channel(1), channel(2, false)];
const editor = { id: 3, role: 'editor' } as const;

test.each([
  ['approved', {}, null],
  ['scheduled', {}, null],
  ['failed', {}, null],
  ['draft', {}, 'notApproved'],
  ['in_review', {}, 'notApproved'],
  ['changes_requested', {}, 'notApproved'],
  ['published', {}, 'alreadyLive'],
  ['archived', {}, 'archived'],
  ['approved', { title: ' ' }, 'noTitle'],
  ['approved', { body: '<p></p>' }, 'noBody'],
  ['approved', { channelIds: [] }, 'noChannel'],
  ['approved', { channelIds: [1, 2] }, 'channelSignedOut'],
] as const)('an item that is %s %j hinders its bundle: %s', (status, change, reason) => {
  const { channelIds, ...rest } = { channelIds: [1], ...change };
  expect(hindranceOf(createItem({ status, ...rest, channelIds: [...channelIds] }), channels)).toBe(reason);
});

test('an item that is gone hinders it, too', () => expect(hindranceOf(undefined, channels)).toBe('gone'));

test.each([
  ['approved', null, null],
  ['draft', null, null],
  ['draft', 7, null],
  ['scheduled', 7, null],
  ['draft', 8, 'inBundle'],
  ['scheduled', null, 'scheduledAlone'],
  ['archived', null, 'archived'],
] as const)('an item that is %s, of bundle %s, joins bundle 7: %s', (status, bundleId, reason) => {
  expect(joinRejection(createItem({ status, bundleId }), 7)).toBe(reason);
});

const allowed: Record<BundleState, BundleAction[]> = {
  open: ['schedule', 'publishNow'],
  scheduled: ['reschedule', 'unschedule', 'publishNow'],
  published: ['unpublish'],
  failed: ['schedule', 'publishNow', 'retry'],
};

test.each(bundleStates.flatMap((state) => bundleActions.map((action) => [state, action] as const)))(
  'a bundle that is %s: %s',
  (state, action) => {
    const bundle: Pick<Bundle, 'state' | 'itemIds'> = { state, itemIds: [1] };
    expect(bundleRejection(action, bundle, editor) === null).toBe(allowed[state].includes(action));
    expect(bundleRejection(action, bundle, { id: 4, role: 'author' })).toBe('notAllowed');
    if (allowed[state].includes(action)) {
      expect(bundleRejection(action, { state, itemIds: [] }, editor)).toBe('emptyBundle');
    }
  },
);

test.each(bundleStates)('what a bundle that is %s offers is possible', (state) => {
  for (const action of bundleSteps(state)) expect(allowed[state]).toContain(action);
});

test('a time has to be ahead, and a reason is needed to take it back', () => {
  const at = (scheduledAt: string) => ({ scheduledAt, zone: 'Europe/Lisbon' });
  const now = Date.parse('2026-11-20T10:00:00Z');
  expect(bundleDetailRejection('schedule', at('2026-11-20T10:00:30Z'), now)).toBe('tooSoon');
  expect(bundleDetailRejection('reschedule', at('2026-11-20T11:00:00Z'), now)).toBeNull();
  expect(bundleDetailRejection('unpublish', { reason: ' ' }, now)).toBe('shortReason');
  expect(bundleDetailRejection('publishNow', {}, now)).toBeNull();
});

test('an item of a bundle has no time of its own', () => {
  const member = { ...createItem({ status: 'approved', bundleId: 7 }), blockingComments: 0 };
  for (const action of ['schedule', 'publishNow'] as const) {
    expect(rejectionOf(action, member, editor, 0)).toBe('inBundle');
    expect(rejectionOf(action, { ...member, bundleId: null }, editor, 0)).toBeNull();
  }
});
