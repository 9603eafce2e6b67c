import { packagesIn, withFullSpecifiers } from './specifiers';

const files = new Set(['./store.js', './ui/index.js', './locales/en.json', '../contract/index.js']);
const isFile = (path: string) => files.has(path);

test.each([
  [`import { store } from './store';`, `import { store } from './store.js';`],
  [`export * from "../contract";`, `export * from "../contract/index.js";`],
  [`import './ui';`, `import './ui/index.js';`],
  [`const load = () => import('./store');`, `const load = () => import('./store.js');`],
  [`import(/* webpackChunkName: "s" */ './store')`, `import(/* webpackChunkName: "s" */ './store.js')`],
  [`let store: import('./store').Store;`, `let store: import('./store.js').Store;`],
  [`import en from './locales/en.json';`, `import en from './locales/en.json';`],
  [`import { useState } from 'react';`, `import { useState } from 'react';`],
  [`import gone from './gone';`, `import gone from './gone';`],
  [`import './ui'; import { store } from './store';`, `import './ui/index.js'; import { store } from './store.js';`],
  ["const code = `import { store } from './store';`;", "const code = `import { store } from './store';`;"],
])('%s becomes %s', (text, expected) => {
  expect(withFullSpecifiers(text, isFile)).toBe(expected);
});

test('tells the packages that a module imports, each once', () => {
  const text = `
import { join } from 'node:path';
import { store } from './store';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { Slice } from '@reduxjs/toolkit';
export { default } from "antd/es/locale/de_DE";
const load = () => import('lucide-react/icons/box');
const loader = require.resolve('css-loader');
const label = _jsx(Label, { children: 'Days from ' }, 'to');
const example = "import { Calendar } from 'not-there'";
`;
  expect(packagesIn(text)).toEqual(['@reduxjs/toolkit', 'antd', 'css-loader', 'lucide-react']);
});
