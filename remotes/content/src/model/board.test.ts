import type { ContentStatus } from '../api/schemas';
import { contentStatuses } from '../api/schemas/choices';
import { createItem } from '../testing/createItem';
import { applyAction } from './applied';
import { type BoardStatus, boardStatuses, columnAside, type Move, moveTo } from './board';
import type { Actor } from './rights';

const now = Date.parse('2026-11-18T12:00:00Z');
const editor: Actor = { id: 3, role: 'editor' };
const author: Actor = { id: 4, role: 'author' };
const admin: Actor = { id: 1, role: 'admin' };

const itemIn = (status: ContentStatus) => ({
  ...createItem({ status, version: 2, ...(status === 'published' && { publishedVersion: 2 }) }),
  blockingComments: 0,
});

const plan = { scheduledAt: '2026-11-19T09:00:00.000Z', zone: 'Europe/Lisbon' };

const pairs = contentStatuses.flatMap((from) => boardStatuses.map((to) => ({ from, to })));

test.each(pairs)('a move from $from to $to, where it is possible, ends there', ({ from, to }) => {
  const { step } = moveTo(to, itemIn(from), admin, now);
  if (step === null) return;
  if (step === 'discard') throw new Error('No column discards');
  expect(applyAction(step, itemIn(from), plan, now).status).toBe(to);
});

test.each<[ContentStatus, BoardStatus, Actor, Move['step'] | Move['rejection']]>([
  ['draft', 'in_review', author, 'submit'],
  ['draft', 'approved', editor, 'notInReview'],
  ['draft', 'scheduled', editor, 'notApproved'],
  ['in_review', 'approved', editor, 'approve'],
  ['in_review', 'approved', author, 'notAllowed'],
  ['in_review', 'draft', editor, 'notAuthor'],
  ['in_review', 'changes_requested', editor, 'requestChanges'],
  ['approved', 'scheduled', editor, 'schedule'],
  ['scheduled', 'approved', editor, 'unschedule'],
  ['scheduled', 'published', editor, 'publishNow'],
  ['failed', 'published', editor, 'publishNow'],
  ['failed', 'approved', editor, 'noWay'],
  ['approved', 'failed', editor, 'noWay'],
  ['published', 'draft', editor, 'unpublish'],
  ['published', 'in_review', editor, 'noWay'],
])('from %s to %s', (from, to, actor, expected) => {
  const { step, rejection } = moveTo(to, itemIn(from), actor, now);
  expect(step ?? rejection).toBe(expected);
});

test.each<[ContentStatus, 1 | -1, Actor, BoardStatus | null]>([
  ['draft', 1, author, 'in_review'],
  ['draft', -1, author, null],
  ['in_review', -1, editor, 'changes_requested'],
  ['in_review', -1, author, 'draft'],
  ['in_review', 1, author, 'approved'],
  ['scheduled', -1, editor, 'approved'],
  ['published', 1, editor, 'failed'],
  ['failed', -1, editor, 'published'],
])('beside %s on side %i', (status, distance, actor, expected) => {
  expect(columnAside(itemIn(status), distance, actor, now)).toBe(expected);
});
