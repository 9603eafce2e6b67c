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
  reporter: 'list',
};
