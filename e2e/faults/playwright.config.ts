import config from '../playwright.config';

/** The whole matrix, for `npm run faults`; in `npm test` each fault affects one app. */
export default {
  ...config,
  testDir: '.',
  testMatch: 'matrix.ts',
  globalSetup: '../serve.ts',
  outputDir: '../../test-results',
  timeout: 600_000,
  expect: { timeout: 15_000 },
  // A blocked click fails early, not after the whole timeout.
  use: { ...config.use, actionTimeout: 30_000 },
  reporter: 'list',
};
