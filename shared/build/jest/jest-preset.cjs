// How tests run: those of screens in jsdom, TypeScript through ts-jest, styles and pictures as names.
const { join } = require('node:path');

const file = (name) => join(__dirname, name);

// Packages that ship ES modules alone and so must be transformed. Every other one is taken as it is, which is most of
// the time of a first run.
const esModules = [
  '@atrium',
  'lucide-react/dist/esm',
  'jose',
  'kysely',
  '@fullcalendar',
  '@full-ui',
  'temporal-polyfill',
  'temporal-utils',
  '@faker-js',
  'marked',
  'transliteration',
  'entities',
  'linkedom',
  '@csstools/css-tokenizer',
];

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'commonjs',
  moduleResolution: 'node10',
  ignoreDeprecations: '6.0',
  jsx: 'react-jsx',
  isolatedModules: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowJs: true,
};

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: file('testEnvironment.cjs'),
  testMatch: ['**/*.test.ts?(x)'],
  globalSetup: file('antd/bundleAntd.cjs'),
  setupFiles: [file('jest.globals.cjs')],
  setupFilesAfterEnv: [file('jest.setup.cjs')],
  moduleNameMapper: {
    '^(antd|antd/es/.+|@ant-design/cssinjs)$': '<rootDir>/node_modules/.cache/antd/$1.cjs',
    '\\.module\\.css$': file('cssModule.cjs'),
    '\\.css$': file('emptyModule.cjs'),
    '\\.(svg|webm|vtt)$': file('assetUrl.cjs'),
  },
  transform: {
    '\\.[cm]?[jt]sx?$': ['ts-jest', { tsconfig: compilerOptions, diagnostics: false }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
};
