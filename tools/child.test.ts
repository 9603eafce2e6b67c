import { spawn } from 'node:child_process';
import { once } from 'node:events';

const deaf = `process.on('SIGINT', () => {}); console.log(process.pid); setInterval(() => {}, 1000)`;

const runner = `
  import { run } from './tools/child.mjs';
  await run(process.execPath, ['-e', ${JSON.stringify(deaf)}], { patienceMs: 1 });
`;

it('ends a program that takes no notice of being asked to', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', runner], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(parent.stdout, 'data');
  parent.kill('SIGINT');
  expect(await once(parent, 'exit')).toEqual([1, null]);
  expect(() => process.kill(Number(String(pid)), 0)).toThrow('ESRCH');
});
