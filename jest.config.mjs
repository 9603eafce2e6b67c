import preset from './shared/testing/jest-preset.cjs';

/** @type {import('jest').Config} */
export default {
  ...preset,
  roots: ['<rootDir>/shared', '<rootDir>/mock', '<rootDir>/shell', '<rootDir>/remotes', '<rootDir>/tools'],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^shared/(.*)$': '<rootDir>/shared/$1/index',
    '^mock$': '<rootDir>/mock/index',
    '^mock/(.*)$': '<rootDir>/mock/$1/index',
  },
  cacheDirectory: '<rootDir>/.cache/jest',
};
