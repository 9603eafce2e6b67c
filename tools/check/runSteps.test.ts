import { runSteps } from './runSteps';

const found: Record<string, () => Promise<string[]>> = {
  broken: async () => Promise.reject(new Error('no such file')),
  wrong: async () => ['first\nsecond', 'third'],
  fine: async () => [],
};

it('runs every step and prints all that is wrong', async () => {
  const lines: string[] = [];
  const counts = await runSteps(Object.keys(found), {
    atOnce: 1,
    run: async (name) => found[name]?.() ?? [],
    print: (line) => lines.push(line),
    now: () => 0,
  });
  expect(counts).toEqual({ passed: 1, failed: 2 });
  expect(lines).toEqual([
    '✗ broken 0.0 s',
    '  Error: no such file',
    '✗ wrong 0.0 s',
    '  first\n  second',
    '  third',
    '✓ fine 0.0 s',
  ]);
});

it('prints a step before a slower one that began earlier, and runs no more at once than it may', async () => {
  const lines: string[] = [];
  const ends = new Map<string, () => void>();
  const done = runSteps(['slow', 'quick', 'later'], {
    atOnce: 2,
    run: (name) => new Promise((resolve) => ends.set(name, () => resolve([]))),
    print: (line) => lines.push(line),
    now: () => 0,
  });
  expect([...ends.keys()]).toEqual(['slow', 'quick']);
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  ends.get('quick')?.();
  await settle();
  expect([...ends.keys()]).toEqual(['slow', 'quick', 'later']);
  ends.get('later')?.();
  await settle();
  ends.get('slow')?.();
  await done;
  expect(lines).toEqual(['✓ quick 0.0 s', '✓ later 0.0 s', '✓ slow 0.0 s']);
});
