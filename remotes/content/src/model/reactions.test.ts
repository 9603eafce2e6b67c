import { toggleReaction } from './reactions';

test('a sign is given and taken back, and those of others stay', () => {
  const one = toggleReaction([], 'hooray', 4);
  expect(one).toEqual([{ sign: 'hooray', personIds: [4] }]);
  const two = toggleReaction(toggleReaction(one, 'good', 4), 'hooray', 3);
  expect(two).toEqual([
    { sign: 'good', personIds: [4] },
    { sign: 'hooray', personIds: [4, 3] },
  ]);
  expect(toggleReaction(two, 'hooray', 4)).toEqual([
    { sign: 'good', personIds: [4] },
    { sign: 'hooray', personIds: [3] },
  ]);
  expect(toggleReaction(one, 'hooray', 4)).toEqual([]);
});
