import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, runTool } from '../child.mjs';
import { ensureChromium } from '../chromium';
import { leaveCounts } from './counts';
import { groupTimes } from './groups';

const root = process.cwd();
const report = join(root, '.cache/e2e.json');

/** Builds what changed and runs the browser tests on it; gives the exit code. */
async function runBrowserTests(): Promise<number> {
  await ensureChromium();
  const built = await runTool(root, 'tools/release/cli/buildAll.ts');
  if (built !== 0) return built;
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'];
  return run(process.execPath, [...playwright, ...process.argv.slice(2)], { cwd: root });
}

rmSync(report, { force: true });
process.exitCode = await runBrowserTests().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});

if (existsSync(report)) {
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
  leaveCounts('e2e', {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    groups: groupTimes(suites),
  });
}
