import preset from './shared/build/jest/jest-preset.cjs';

/** @type {import('jest').Config} */
export default {
  ...preset,
  roots: [
    '<rootDir>/shared',
    '<rootDir>/mock',
    '<rootDir>/gallery',
    '<rootDir>/server',
    '<rootDir>/shell',
    '<rootDir>/remotes',
    '<rootDir>/tools',
  ],
  moduleNameMapper: {
    // `npm run test:node` tries libraries of versions that need a newer Node.
    ...(process.env.ATRIUM_NEWER && { '^(i18next|react-i18next)$': `${process.env.ATRIUM_NEWER}/node_modules/$1` }),
    ...preset.moduleNameMapper,
    '^@atrium/(contract|backend|core|sdk|ui|standalone|build)$': '<rootDir>/shared/$1/index',
    '^@atrium/(contract|backend|core|sdk|ui|standalone|build)/(.*)$': '<rootDir>/shared/$1/$2/index',
    '^@electric-sql/pglite$': '<rootDir>/server/testing/pgliteOutside.cjs',
    // Its entry for workers is an ES module alone.
    '^linkedom/worker$': '<rootDir>/node_modules/linkedom/worker.js',
    '^@atrium/mock$': '<rootDir>/mock/index',
    '^@atrium/mock/(.*)$': '<rootDir>/mock/$1/index',
    '^@atrium/gallery$': '<rootDir>/gallery/reference',
  },
  // Slow tests are left to `npm run test:all`.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.ATRIUM_TEST_ALL ? [] : ['\\.long\\.test\\.ts$'])],
  cacheDirectory: '<rootDir>/.cache/jest',
};
