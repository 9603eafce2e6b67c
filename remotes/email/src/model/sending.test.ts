import { dueTimeOf, isScheduled } from './sending';

const sendAt = '2026-01-15T12:00:00.000Z';
const noon = Date.parse(sendAt);

test.each([
  ['a draft that is sent later', { folder: 'draft', sendAt }, true, noon],
  ['one that waits for its undo', { folder: 'draft', sendAt, isSending: true }, false, noon],
  ['one of an older release, which kept no time', { folder: 'draft', isSending: true }, false, 0],
  ['a draft', { folder: 'draft' }, false, null],
  ['one that was binned meanwhile', { folder: 'trash', sendAt }, false, null],
  ['one that is back from the bin', { folder: 'draft', sendAt, wasBinned: true }, true, 0],
  ['a snoozed email', { folder: 'snoozed', snoozedUntil: sendAt }, false, noon],
  ['one that was moved while it was snoozed', { folder: 'inbox', snoozedUntil: sendAt }, false, null],
] as const)('%s', (_what, mail, scheduled, due) => {
  expect(isScheduled(mail)).toBe(scheduled);
  expect(dueTimeOf(mail)).toBe(due);
});
