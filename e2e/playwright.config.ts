import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './serve.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Slow tests; `npm run test:all` includes them.
  ...(process.env.ATRIUM_TEST_ALL ? {} : { grepInvert: /@all/ }),
  // Browsers mostly wait: three keep two cores busy.
  workers: 3,
  // A shared machine may starve a browser. Tests that pass only on a later try are listed at the end.
  retries: process.env.CI ? 2 : 0,
  // Limits distinguish a hang from a wait: a calm run needs a sixth of them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    // Kept of what failed, in a folder per test below `outputDir`: actions, calls, console and a picture at the end. No
    // snapshots of the DOM, whose recorder runs scripts in the sandboxed frames of emails, which report each as blocked;
    // no film, which costs every test a third of its time. `--trace on` records both for one test.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: findChromium(),
  },
});
