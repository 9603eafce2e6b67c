import { createTurns } from './createLimiter';

test('all have their turn, never more at once than allowed, also after one that failed', async () => {
  const inTurn = createTurns(2);
  let running = 0;
  let most = 0;
  const works = [3, 0, 2, 1].map((steps, place) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      running -= 1;
      if (place === 1) throw new Error('no room');
      return place;
    }),
  );
  const ends = await Promise.allSettled(works);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(most).toBe(2);
});
