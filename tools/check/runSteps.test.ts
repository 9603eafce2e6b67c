import { runSteps } from './runSteps';

it('runs every step and prints all that is wrong', async () => {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  const counts = await runSteps(
    [
      { name: 'broken', run: async () => Promise.reject(new Error('no such file')) },
      { name: 'wrong', run: async () => ['first\nsecond', 'third'] },
      { name: 'fine', run: async () => [] },
    ],
    '/',
  );
  log.mockRestore();
  expect(counts).toEqual({ passed: 1, failed: 2 });
  expect(lines[0]).toBe('✗ broken');
  expect(lines[1]).toContain('no such file');
  expect(lines.slice(2)).toEqual(['✗ wrong', '  first\n  second', '  third', '✓ fine']);
});
