import preset from './shared/testing/jest-preset.cjs';

/** @type {import('jest').Config} */
export default {
  ...preset,
  roots: [
    '<rootDir>/shared',
    '<rootDir>/mock',
    '<rootDir>/server',
    '<rootDir>/shell',
    '<rootDir>/remotes',
    '<rootDir>/tools',
  ],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^shared/(.*)$': '<rootDir>/shared/$1/index',
    '^@electric-sql/pglite$': '<rootDir>/server/testing/pgliteOutside.cjs',
    '^mock$': '<rootDir>/mock/index',
    '^mock/(.*)$': '<rootDir>/mock/$1/index',
  },
  // What takes long is left to `npm run test:all`.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.ATRIUM_TEST_ALL ? [] : ['\\.long\\.test\\.ts$'])],
  cacheDirectory: '<rootDir>/.cache/jest',
};
