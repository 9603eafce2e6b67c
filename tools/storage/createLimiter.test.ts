import { createLimiter } from './createLimiter';

test('all tasks run, never more at once than allowed, also after one that failed', async () => {
  const limited = createLimiter(2);
  let running = 0;
  let maxRunning = 0;
  const tasks = [3, 0, 2, 1].map((steps, place) =>
    limited(async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      running -= 1;
      if (place === 1) throw new Error('failed');
      return place;
    }),
  );
  const ends = await Promise.allSettled(tasks);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(maxRunning).toBe(2);
});
