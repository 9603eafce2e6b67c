import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../child.mjs';
import { leaveCounts } from './counts';

const root = process.cwd();
const report = join(root, '.cache/unit.json');
/** With more files than these the change is wrong, not the machine. */
const maxTriedAgain = 5;

interface FileResult {
  name: string;
  status: 'passed' | 'failed';
  assertionResults: readonly { status: string }[];
}

/** Results by file of the run that ended last; one without a report has none. */
function readResults(): readonly FileResult[] {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
}

const count = (results: readonly FileResult[], wanted: string) =>
  results.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted).length;

/** Slow tests are left out; `npm run test:all` includes them. */
const namePattern = process.env.ATRIUM_TEST_ALL ? [] : ['--testNamePattern=^(?!.*@all)'];
// Tests of screens make much that is soon unused. With a young generation of this size instead of 16 MB it is not moved
// about, which saves a quarter of their time.
const jest = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`];

async function runJest(words: readonly string[]) {
  rmSync(report, { force: true });
  const code = await run(process.execPath, [...jest, ...namePattern, ...words], {
    cwd: root,
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  return { code, results: readResults() };
}

const asked = process.argv.slice(2);
const workers = asked.some((word) => word.startsWith('--maxWorkers')) ? [] : ['--maxWorkers=100%'];
let { code, results } = await runJest([...workers, ...asked]);

// What the preset tried again in its place failed beside others that take the machine. Before a change lands it is tried
// alone, and is named: a test that passes only then does not wait for what it needs.
const failed = results.filter(({ status }) => status === 'failed').map(({ name }) => name);
if (process.env.CI && failed.length > 0 && failed.length <= maxTriedAgain) {
  console.log(`\nTried once more, alone:\n${failed.map((file) => `  ${relative(root, file)}`).join('\n')}`);
  const again = await runJest(['--maxWorkers=1', '--runTestsByPath', ...failed]);
  results = [...results.filter(({ status }) => status === 'passed'), ...again.results];
  code = again.code;
}

process.exitCode = code;
if (results.length > 0) {
  const unloaded = results.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  leaveCounts('unit', { passed: count(results, 'passed'), failed: count(results, 'failed') + unloaded.length });
}
