import config from '../playwright.config';

/** The whole matrix, for `npm run faults`; `npm test` lets each fault hit one app. */
export default {
  ...config,
  testDir: '.',
  testMatch: 'matrix.ts',
  globalSetup: '../serve.ts',
  outputDir: '../../test-results',
  timeout: 600_000,
  expect: { timeout: 15_000 },
  // A click that nothing lets through says so, in place of the whole test's time.
  use: { ...config.use, actionTimeout: 30_000 },
  reporter: 'list',
};
