import { otherHolder } from './lock';

const until = '2026-11-18T12:05:00.000Z';
const now = Date.parse('2026-11-18T12:03:00.000Z');
const lock = { userId: 4, session: 'a', until };

test.each([
  ['nobody', null, { userId: 4, session: 'a' }, now, null],
  ['the same tab', lock, { userId: 4, session: 'a' }, now, null],
  ['another tab', lock, { userId: 4, session: 'b' }, now, 'tab'],
  ['the same person from outside', lock, { userId: 4 }, now, null],
  ['somebody else', lock, { userId: 3, session: 'a' }, now, 'person'],
  ['somebody else, once it is over', lock, { userId: 3, session: 'b' }, Date.parse(until), null],
])('%s holds it', (_name, held, writer, at, expected) => expect(otherHolder(held, writer, at)).toBe(expected));
