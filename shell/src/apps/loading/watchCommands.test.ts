import type { Commands } from '@atrium/contract';
import { LoadError } from './LoadError';
import { watchCommands } from './watchCommands';

/** Commands whose first `failures` runs reject because of `cause`. */
function failing(failures: number, cause: unknown): Commands {
  let runs = 0;
  return {
    has: () => true,
    run: async () => {
      runs += 1;
      if (runs <= failures) throw new Error('failed', { cause });
      return 'done';
    },
  };
}

test('a command whose app does not arrive is kept, and goes once it works', async () => {
  const { commands, faults } = watchCommands(failing(1, new LoadError('server', '/entry.js')));
  await expect(commands.run('email.compose')).rejects.toThrow('failed');
  expect(faults.get()?.id).toBe('email.compose');
  const healed = new Promise<void>((resolve) => faults.subscribe(resolve));
  faults.get()?.retry();
  await healed;
  expect(faults.get()).toBeNull();
});

test('a command that was refused for another reason is its caller’s to tell', async () => {
  const { commands, faults } = watchCommands(failing(1, undefined));
  await expect(commands.run('email.compose')).rejects.toThrow('failed');
  expect(faults.get()).toBeNull();
});

test('a fault can be dismissed', async () => {
  const { commands, faults } = watchCommands(failing(1, new LoadError('missing', '/entry.js')));
  await commands.run('email.compose').catch(() => undefined);
  faults.dismiss();
  expect(faults.get()).toBeNull();
});
