import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, runTool } from '../child.mjs';
import { ensureChromium } from '../chromium';
import { leaveCounts } from './counts';
import { groupTimes } from './groups';

const root = process.cwd();
const report = join(root, '.cache/e2e.json');
const traces = join(root, 'test-results');

const only = '--only=';
const given = process.argv.slice(2);
/** Apps that alone may have changed since the last build: `--only=todo`. */
const built = given.filter((word) => word.startsWith(only)).flatMap((word) => word.slice(only.length).split(','));
const asked = given.filter((word) => !word.startsWith(only));

/** Builds what changed and runs the browser tests on it; gives the exit code. */
async function runBrowserTests(): Promise<number> {
  await ensureChromium();
  const code = await runTool(root, 'tools/atrium/index.ts', ['build', ...built]);
  if (code !== 0) return code;
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'];
  return run(process.execPath, [...playwright, ...asked], { cwd: root });
}

rmSync(report, { force: true });
process.exitCode = await runBrowserTests().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});

if (existsSync(report)) {
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats.unexpected > 0)
    console.log(`\nTraces and screenshots: ${traces}\nOpen one with: npx playwright show-trace <folder>/trace.zip`);
  leaveCounts('e2e', {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    groups: groupTimes(suites),
  });
}
