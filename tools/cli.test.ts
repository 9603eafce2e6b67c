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

/** Commands of `atrium`, each with a script of its own. */
const isCommand = (script: string) => ['atrium', 'build', 'dev', 'new', 'release'].includes(script);

/** Each call starts a process that loads the tool. */
const timeoutMs = 60_000;

describe.each(Object.keys(scripts))('npm run %s @all', (script) => {
  // `npm run test:landing` is `npm test` with other parts.
  const ofNpm = script.startsWith('test:l')
    ? 'npm test'
    : `npm ${['start', 'test'].includes(script) ? '' : 'run '}${script}`;
  const ofAtrium = script === 'atrium' ? 'atrium [options] [command]' : `atrium ${script} [options]`;
  const usage = `Usage: ${isCommand(script) ? ofAtrium : ofNpm}`;

  test(
    'prints its usage for --help',
    () => {
      expect(call(script, '--help')).toEqual({ status: 0, stdout: expect.stringContaining(usage), stderr: '' });
    },
    timeoutMs,
  );

  if (isPassedOn(script)) return;
  test(
    'answers an unknown option with a sentence and its usage',
    () => {
      const { status, stdout, stderr } = call(script, '--bogus');
      expect({ status, stdout }).toEqual({ status: isCommand(script) ? 2 : 1, stdout: '' });
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
  ['release', ['tod'], 'There is no app "tod". Did you mean "todo"?'],
])('npm run %s -- %j is rejected', (script, args, sentence) => {
  const { status, stderr } = call(script, ...args);
  expect({ status, stderr: stderr.slice(0, sentence.length) }).toEqual({ status: 1, stderr: sentence });
});

test.each([
  [['relese', 'todo'], 2, 'Unknown command "relese". Did you mean "release"?'],
  [['release', 'todo', '--chanel', 'next'], 2, 'Unknown option "--chanel". Did you mean "--channel"?'],
  [['release', 'todo', '--rollout', '101'], 2, 'The share (--share, --rollout) is a whole number from 1 to 100'],
  [['release', 'todo', '--channel', 'Next'], 2, '"Next" is not the name of a channel'],
  [['rollback'], 2, 'Missing required argument "app".'],
  [['undo', 'todo'], 2, 'Unexpected word "todo".'],
  [['dev', '--port', 'http'], 2, 'A port is a number from 0 to 65535; "http" is not.'],
  [['dev', 'todo', '--in', 'example'], 1, '"example" is not the address of a dashboard'],
  [['list', '--dist', 'docs'], 1, expect.stringContaining('holds no registry.json')],
])('atrium %j ends with code %i and one sentence', (args, status, sentence) => {
  const called = call('atrium', ...args);
  const said =
    typeof sentence === 'string' ? expect.stringMatching(`^${sentence.replace(/[?.()]/g, '\\$&')}`) : sentence;
  expect({ status: called.status, stderr: called.stderr }).toEqual({ status, stderr: said });
});

test('what a release tool prints is JSON when asked for, also on failure', () => {
  const { status, stdout } = call('release', 'list', '--dist', 'docs', '--json');
  expect({ status, result: JSON.parse(stdout) }).toEqual({
    status: 1,
    result: { error: expect.stringContaining('holds no registry.json: build it first') },
  });
});
