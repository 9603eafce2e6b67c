import { type ChatState, changesBetween, followed, merge, stopped } from './chatState';

const empty: ChatState = { drafts: {}, files: {}, replies: {}, edits: {}, outgoing: {} };
const outgoing = { key: 'a', message: 'Hello', time: '2026-01-01T09:00:00Z', state: 'sending' as const };

test('what two tabs write at the same time is both there', () => {
  const before = { ...empty, drafts: { 1: 'One', 2: 'Two' } };
  const mine = { ...before, drafts: { ...before.drafts, 1: 'One more' } };
  const theirs = { ...before, drafts: { 2: 'Two' }, edits: { 3: { time: 't', text: 'Three' } } };
  const changes = changesBetween(before, mine);
  expect(changes).toEqual([['drafts', 1]]);
  expect(merge(theirs, mine, changes)).toEqual({
    ...empty,
    drafts: { 1: 'One more', 2: 'Two' },
    edits: { 3: { time: 't', text: 'Three' } },
  });
});

test.each([
  ['nothing', empty, { ...empty }, []],
  ['a draft that is gone', { ...empty, drafts: { 1: 'One' } }, empty, [['drafts', 1]]],
  ['a message on its way', empty, { ...empty, outgoing: { 4: [outgoing] } }, [['outgoing', 4]]],
])('%s is found as a change', (_, before, after, expected) => {
  expect(changesBetween(before, after)).toEqual(expected);
  expect(merge(before, after, changesBetween(before, after))).toEqual(after);
});

test('in another page nothing is on its way', () => {
  const file = { id: 1, fileName: 'a.txt', size: 1 };
  const state: ChatState = {
    ...empty,
    files: {
      1: [
        { key: 'a', fileName: 'a.txt', size: 1, file },
        { key: 'b', fileName: 'b.txt', size: 1 },
      ],
      2: [{ key: 'c', fileName: 'c.txt', size: 1 }],
    },
    outgoing: { 1: [outgoing] },
  };
  expect(stopped(state)).toEqual({
    ...empty,
    files: { 1: [{ key: 'a', fileName: 'a.txt', size: 1, file }] },
    outgoing: { 1: [{ ...outgoing, state: 'failed' }] },
  });
});

test('what another tab has kept is shown, but of a message that is known here how far it is', () => {
  const failed = { ...outgoing, state: 'failed' as const };
  const mine = { ...empty, drafts: { 1: 'Old' }, outgoing: { 1: [failed] } };
  const theirs = { ...empty, drafts: { 1: 'New' }, outgoing: { 1: [outgoing, { ...outgoing, key: 'b' }] } };
  expect(followed(mine, theirs)).toEqual({
    ...empty,
    drafts: { 1: 'New' },
    outgoing: { 1: [failed, { ...outgoing, key: 'b' }] },
  });
});
