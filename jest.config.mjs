/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/shared/testing/jsdomEnvironment.cjs',
  roots: ['<rootDir>/shared', '<rootDir>/mock', '<rootDir>/shell', '<rootDir>/remotes', '<rootDir>/tools'],
  testMatch: ['**/*.test.ts?(x)'],
  setupFiles: ['<rootDir>/shared/testing/jest.globals.cjs'],
  setupFilesAfterEnv: ['<rootDir>/shared/testing/jest.setup.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/shared/testing/cssModule.cjs',
    '\\.css$': '<rootDir>/shared/testing/emptyModule.cjs',
    '\\.svg$': '<rootDir>/shared/testing/assetUrl.cjs',
    '^shared/(.*)$': '<rootDir>/shared/$1/index',
    '^mock$': '<rootDir>/mock/index',
  },
  transform: {
    '\\.[cm]?[jt]sx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json', diagnostics: false }],
  },
  // Packages that ship ES modules alone and so must be transformed.
  transformIgnorePatterns: [
    '/node_modules/(?!(antd|@ant-design|@rc-component|rc-[^/]+|lucide-react|jose|idb|@casl|@ucast|uuid|react-router|react-router-dom|@fullcalendar|@full-ui|temporal-polyfill|temporal-utils|recharts|@faker-js)/)',
  ],
  cacheDirectory: '<rootDir>/.cache/jest',
};
