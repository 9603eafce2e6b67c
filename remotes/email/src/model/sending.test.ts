import { isDue, isScheduled } from './sending';

const noon = Date.parse('2026-01-15T12:00:00.000Z');
const sendAt = '2026-01-15T12:00:00.000Z';

test.each([
  ['a draft that is sent later', { folder: 'draft', sendAt }, true, true],
  ['one that waits for its undo', { folder: 'draft', sendAt, isSending: true }, false, true],
  ['one of an older release, which kept no time', { folder: 'draft', isSending: true }, false, true],
  ['a draft', { folder: 'draft' }, false, false],
  ['one that was binned meanwhile', { folder: 'trash', sendAt }, false, false],
] as const)('%s', (_what, mail, scheduled, due) => {
  expect(isScheduled(mail)).toBe(scheduled);
  expect(isDue(mail, noon)).toBe(due);
  if ('sendAt' in mail) expect(isDue(mail, noon - 1)).toBe(false);
});
