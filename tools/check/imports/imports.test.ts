import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const repository = process.cwd();
/** The packages in `shared`, each with its entry points. */
const sharedPackages: Record<string, readonly string[]> = {
  backend: ['.'],
  build: ['.'],
  core: ['.', './api'],
  sdk: ['.', './page'],
  standalone: ['.', './testing'],
  ui: ['.', './table'],
};

const hostOnly: Record<string, readonly string[]> = { sdk: ['./page'], standalone: ['.'] };

/** Targets of the test files' imports; their exports do not matter. */
const targets = [
  ...Object.entries(sharedPackages).flatMap(([name, entries]) =>
    entries.map((entry) => join('shared', name, entry, 'index.ts')),
  ),
  'shared/ui/antd.ts',
  'shared/sdk/api.ts',
  'shell/src/frame/Frame.ts',
  'mock/index.ts',
  'mock/core/http.ts',
  'remotes/chat/src/ChatPage.ts',
  'remotes/email/src/MailRow.ts',
  'remotes/email/src/api/calls.ts',
  'remotes/email/src/backend/tables.ts',
  'tools/build/rspack.ts',
  'e2e/serve.ts',
  'jest.config.mjs',
];

const packages = ['antd', '@ant-design/icons', 'axios', 'axios-mock-adapter', 'react-router', 'lucide-react', 'zod'];
const provided = ['react-dom', '@reduxjs/toolkit', 'react-router-dom', '@tiptap/react'];

const app = 'remotes/email/src/';
const wrong: [file: string, statement: string, reason: string][] = [
  [`${app}pages/a.ts`, `import { Button } from 'antd'`, 'only @atrium/ui imports antd'],
  [`${app}pages/b.ts`, `import type { ButtonProps } from 'antd'`, 'only @atrium/ui imports antd'],
  [`${app}pages/c.test.ts`, `import { Button } from 'antd'`, 'only @atrium/ui imports antd'],
  [`${app}pages/d.ts`, `import { MailOutlined } from '@ant-design/icons'`, 'only @atrium/ui imports antd'],
  ['shell/src/kit.ts', `import { Button } from 'antd'`, 'only @atrium/ui imports antd'],
  [`${app}pages/e.ts`, `import axios from 'axios'`, 'the client that the host gives it'],
  [`${app}pages/f.ts`, `import Adapter from 'axios-mock-adapter'`, 'the host chooses what answers'],
  [`${app}pages/g.ts`, `import { Link } from 'react-router'`, 'react-router-dom is what the host provides'],
  [`${app}pages/h.ts`, `import { installMock } from '@atrium/mock'`, "only an app's tests"],
  [
    `${app}pages/i.ts`,
    `import { Frame } from '../../../../shell/src/frame/Frame'`,
    'from the packages in shared alone',
  ],
  [`${app}pages/j.ts`, `import { ChatPage } from '../../../chat/src/ChatPage'`, 'from the packages in shared alone'],
  [`${app}pages/k.ts`, `export { ChatPage } from '../../../chat/src/ChatPage'`, 'from the packages in shared alone'],
  [`${app}pages/l.ts`, `export const page = import('../../../chat/src/ChatPage')`, 'from the packages in shared alone'],
  [
    `${app}pages/m.ts`,
    `export type Page = import('../../../chat/src/ChatPage').Page`,
    'from the packages in shared alone',
  ],
  [`${app}pages/n.ts`, `import { ChatPage } from '@atrium/chat'`, 'from the packages in shared alone'],
  [`${app}pages/o.ts`, `import { build } from '../../../../tools/build/rspack'`, 'from the packages in shared alone'],
  [`${app}pages/p.ts`, `import config from '../../../../jest.config.mjs'`, 'from the packages in shared alone'],
  [`${app}pages/q.ts`, `import { Button } from '../../../../shared/ui/antd'`, 'not an entry point'],
  [`${app}pages/r.ts`, `import { Button } from '../../../../shared/ui'`, 'by its name'],
  [`${app}pages/s.ts`, `import { start } from '@atrium/standalone'`, 'for hosts alone'],
  [`${app}pages/sa.ts`, `import { createPage } from '@atrium/sdk/page'`, 'for hosts alone'],
  [`${app}pages/sb.test.ts`, `import type { Page } from '@atrium/sdk/page'`, 'for hosts alone'],
  ['tools/new/template/a.ts', `import { createPage } from '@atrium/sdk/page'`, 'for hosts alone'],
  [`${app}pages/t.ts`, `import { renderApp } from '@atrium/standalone/testing'`, 'only tests of an app'],
  [`${app}pages/u.test.ts`, `import { defineRemote } from '@atrium/build'`, "only an app's rspack.config.ts"],
  [`${app}pages/v.ts`, `import * as z from 'zod'`, "schemas belong to an app's api and backend"],
  [`${app}pages/w.ts`, `import * as icons from 'lucide-react'`, 'icons are imported by name'],
  [`${app}pages/x.ts`, `import { icons } from 'lucide-react'`, 'icons are imported by name'],
  ['shell/src/icons.ts', `export * from 'lucide-react'`, 'icons are imported by name'],
  [`${app}pages/y.ts`, `import { createApi } from '@reduxjs/toolkit/query'`, 'second copy of @reduxjs/toolkit'],
  [`${app}pages/z.ts`, `import { renderToString } from 'react-dom/server'`, 'second copy of react-dom'],
  [`${app}pages/za.ts`, `import { useFetcher } from 'react-router-dom'`, 'does not provide "useFetcher"'],
  [`${app}backend/a.ts`, `import { useRuntime } from '@atrium/sdk'`, 'a backend runs without a page'],
  [`${app}backend/b.ts`, `import { Button } from '@atrium/ui'`, 'a backend runs without a page'],
  [`${app}backend/c.ts`, `import { MailRow } from '../MailRow'`, 'a backend runs without a page'],
  ['shared/ui/frame.ts', `import { Frame } from '../../shell/src/frame/Frame'`, 'shared/ui imports of ours only'],
  ['shared/standalone/demo.ts', `import { installMock } from '@atrium/mock'`, 'shared/standalone imports of ours only'],
  ['shared/sdk/chat.ts', `import { chat } from '@atrium/chat'`, 'shared/sdk imports of ours only'],
  ['shared/sdk/kit.ts', `import { Button } from '@atrium/ui'`, 'shared/sdk imports of ours only'],
  ['shared/core/demo.ts', `import { installMock } from '@atrium/mock'`, 'shared/core imports of ours only'],
  ['mock/email/a.ts', `import { formatDate } from '@atrium/ui'`, 'mock imports of ours only'],
  ['mock/email/b.ts', `import type { Email } from '../../shared/core/api'`, 'by its name'],
  ['mock/email/c.ts', `import { Frame } from '../../shell/src/frame/Frame'`, 'mock imports of ours only'],
  [
    'server/a.ts',
    `import { useRuntime } from '@atrium/sdk'`,
    'server imports of ours only shared/contract, shared/backend',
  ],
  ['server/b.ts', `import { installMock } from '@atrium/mock'`, 'server imports of ours only shared/contract'],
  ['shell/src/app.ts', `import { App } from '../../remotes/email/src/MailRow'`, 'shell imports of ours only shared'],
  ['shell/src/build.ts', `import { build } from '../../tools/build/rspack'`, 'shell imports of ours only shared'],
  ['shell/src/lazy/up.ts', `import { Frame } from '../frame/Frame'`, 'layers above its own'],
  ['shared/ui/one.ts', `import './other'`, 'in a circle'],
  ['tools/one/a.ts', `import '../other/a'`, 'tools{one,other} import each other in a circle'],
];

const right: [file: string, statement: string][] = [
  [`${app}pages/1.ts`, `import { Mail } from 'lucide-react'; import type { LucideIcon } from 'lucide-react'`],
  [`${app}pages/2.ts`, `import { DataTable } from '@atrium/ui/table'; import { api } from '@atrium/sdk'`],
  [`${app}pages/3.ts`, `import { Link, useParams } from 'react-router-dom'`],
  [`${app}pages/4.ts`, `import { createApi } from '@reduxjs/toolkit/query/react'`],
  [`${app}pages/5.ts`, `import type { FetcherWithComponents } from 'react-router-dom'`],
  [`${app}pages/6.ts`, `import { MailRow } from '../MailRow'; import { calls } from '../api/calls'`],
  [`${app}pages/7.ts`, `import { Editor } from '@tiptap/react'`],
  [
    `${app}pages/8.test.ts`,
    `import { renderApp } from '@atrium/standalone/testing'; import { installMock } from '@atrium/mock'`,
  ],
  [`${app}testOptions.ts`, `import { installMock } from '@atrium/mock'`],
  ['remotes/email/rspack.config.ts', `import { defineRemote } from '@atrium/build'`],
  [`${app}backend/1.ts`, `import { answer } from '@atrium/backend'; import { calls } from '../api/calls'`],
  [`${app}backend/2.ts`, `import { tables } from './tables'; import * as z from 'zod'`],
  [`${app}api/1.ts`, `import * as z from 'zod'; import { createAppApi } from '@atrium/sdk'`],
  ['mock/email/1.ts', `import { call } from '@atrium/backend'; import { http } from '../core/http'`],
  ['shell/src/page.ts', `import { createPage } from '@atrium/sdk/page'`],
  ['shell/src/start.ts', `import { installMock } from '@atrium/mock'; import { createRuntime } from '@atrium/sdk'`],
  ['shell/src/frame/1.ts', `import { lazy } from '../lazy/lazy'`],
  ['shared/ui/page.ts', `import { Typography } from 'antd'; import { api } from '@atrium/sdk'`],
  ['tools/1.ts', `import { build } from '../shell/src/frame/Frame'`],
  ['shell/src/lazy/lazy.ts', `export const lazy = 1`],
];

const circles: [file: string, statement: string][] = [
  ['shared/ui/other.ts', `import './one'`],
  ['tools/other/a.ts', `import '../one/b'`],
  ['tools/one/b.ts', 'export {}'],
];

const root = mkdtempSync(join(tmpdir(), 'atrium-imports-'));

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function link(name: string, folder: string): void {
  const path = join(root, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(root, folder), path, 'junction');
}

let problems: string[] = [];

beforeAll(() => {
  for (const target of targets) write(target, 'export {}');
  for (const name of [...packages, ...provided]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const file of [
    '@reduxjs/toolkit/query/react/index.js',
    '@reduxjs/toolkit/query/index.js',
    'react-dom/server.js',
  ])
    write(`node_modules/${file}`, '');
  write('package.json', JSON.stringify({ workspaces: ['shared/*', 'mock', 'remotes/*'] }));
  for (const [name, entries] of [...Object.entries(sharedPackages), ['mock', ['.']] as const]) {
    const folder = name === 'mock' ? name : `shared/${name}`;
    const exports = Object.fromEntries(entries.map((entry) => [entry, `${entry}/index.ts`]));
    const atrium = { hostOnly: hostOnly[name] ?? [] };
    write(`${folder}/package.json`, JSON.stringify({ name: `@atrium/${name}`, exports, atrium }));
    link(`@atrium/${name}`, folder);
  }
  write('shell/layers.json', JSON.stringify([['lazy'], ['common', 'frame']]));
  write('shell/src/common/reactRouterDom.ts', `export { Link, useParams } from 'react-router-dom'`);
  for (const [file, statement] of [...wrong, ...right, ...circles]) write(file, statement);

  // dependency-cruiser is an ES module, which jest's own modules cannot load.
  const script = `import { imports } from './tools/check/imports/index.ts'; console.log(JSON.stringify(await imports.run({ root: ${JSON.stringify(root)} })));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  problems = JSON.parse(execFileSync(process.execPath, args, { cwd: repository, encoding: 'utf8' }));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const problemsOf = (file: string) => problems.filter((problem) => problem.split(/[ :]/)[0] === file);

it.each(wrong)('%s may not say %s', (file, _, reason) => {
  const found = reason.startsWith('tools{') ? problems : problemsOf(file);
  expect(found).toContainEqual(expect.stringContaining(reason));
});

it.each(right)('%s may say %s', (file) => {
  expect(problemsOf(file)).toEqual([]);
});
