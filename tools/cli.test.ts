import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

function call(script: string, ...args: string[]) {
  const command = (scripts[script] ?? '').split(' ').slice(1);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], { encoding: 'utf8' });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

/** Unknown options of these are for Jest and Playwright. */
const isPassedOn = (script: string) => ['check', 'e2e', 'test:all', 'unit'].includes(script);

/** Each call starts a process that loads the tool. */
const timeoutMs = 60_000;

describe.each(Object.keys(scripts))('npm run %s @all', (script) => {
  const usage = `Usage: npm ${['start', 'test'].includes(script) ? '' : 'run '}${script}`;

  test(
    'prints its usage for --help',
    () => {
      expect(call(script, '--help')).toEqual({ status: 0, stdout: expect.stringContaining(usage), stderr: '' });
    },
    timeoutMs,
  );

  (isPassedOn(script) ? test.skip : test)(
    'answers an unknown option with a sentence and its usage',
    () => {
      const { status, stdout, stderr } = call(script, '--bogus');
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr.split('\n')[0]).toBe('Unknown option "--bogus".');
      expect(stderr).toContain(usage);
    },
    timeoutMs,
  );
});

test.each([
  ['start', ['now'], 'Unexpected word "now".'],
  ['start', ['--port'], "Option '--port <value>' argument missing."],
  ['start', ['--port', 'http'], '--port is a number from 0 to 65535; "http" is not.'],
  ['build', ['nothing'], 'There is no app "nothing".'],
])('npm run %s -- %j is rejected', (script, args, sentence) => {
  const { status, stderr } = call(script, ...args);
  expect({ status, stderr: stderr.slice(0, sentence.length) }).toEqual({ status: 1, stderr: sentence });
});

test('what a release tool prints is JSON when asked for, also on failure', () => {
  const { status, stdout } = call('release', 'list', '--dist', 'docs', '--json');
  expect({ status, result: JSON.parse(stdout) }).toEqual({
    status: 1,
    result: { error: expect.stringContaining('holds no registry.json: build it first') },
  });
});
