import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../child.mjs';
import { leaveCounts } from './counts';

const root = process.cwd();
const report = join(root, '.cache/unit.json');

rmSync(report, { force: true });
// Slow tests are left out; `npm run test:all` includes them.
const namePattern = process.env.ATRIUM_TEST_ALL ? [] : ['--testNamePattern=^(?!.*@all)'];
const asked = process.argv.slice(2);
const workers = asked.some((word) => word.startsWith('--maxWorkers')) ? [] : ['--maxWorkers=100%'];
// Tests of screens make much that is soon unused. With a young generation of this size instead of 16 MB it is not moved
// about, which saves a quarter of their time.
const youngGeneration = '--max-semi-space-size=64';
const jest = [
  youngGeneration,
  'node_modules/jest/bin/jest.js',
  ...workers,
  '--json',
  `--outputFile=${report}`,
  ...namePattern,
];
process.exitCode = await run(process.execPath, [...jest, ...asked], {
  cwd: root,
  stdio: ['inherit', 'ignore', 'inherit'],
});

if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  leaveCounts('unit', { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites });
}
