// How tests of screens run: in jsdom, TypeScript through ts-jest, styles and pictures as names.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const file = (...names) => names.map((name) => join(__dirname, name)).find((path) => existsSync(path));

// Packages that ship ES modules alone and so must be transformed. Every other one is taken as it is, which is most of
// the time of a first run.
const esModules = [
  'shared',
  'mock',
  'antd/es',
  'lucide-react/dist/esm',
  'jose',
  '@fullcalendar',
  '@full-ui',
  'temporal-polyfill',
  'temporal-utils',
  '@faker-js',
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
  testEnvironment: file('jsdomEnvironment.cjs'),
  testMatch: ['**/*.test.ts?(x)'],
  setupFiles: [file('jest.globals.cjs')],
  // A source in the repository, built in the packed package.
  setupFilesAfterEnv: [file('jest.setup.ts', 'jest.setup.js')],
  moduleNameMapper: {
    '/useStyleRegister$': file('styleRegister.cjs'),
    '/Dom/dynamicCSS$': file('dynamicStyles.cjs'),
    '\\.module\\.css$': file('cssModule.cjs'),
    '\\.css$': file('emptyModule.cjs'),
    '\\.svg$': file('assetUrl.cjs'),
  },
  transform: {
    '\\.[cm]?[jt]sx?$': ['ts-jest', { tsconfig: compilerOptions, diagnostics: false }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
};
