import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const cases: Record<string, [before: string, after: string]> = {
  'src/manifest.ts': [
    `import type { AppManifest } from 'shared/contract';
const manifest: AppManifest = {
  id: 'notes',
  host: '^2.79.0',
  paths: [{ path: '/apps/notes', label: 'title' }],
  menu: [{ id: 'notes', section: { id: 'apps', label: 'sections.apps', order: 20 } }],
  search: [{ id: 1200, label: 'title' }],
  keys: [
    { id: 'reply', keys: 'R', label: 'keys.reply', requires: { action: 'create', subject: 'Note' } },
    { id: 'next', keys: 'Shift ↑', label: 'keys.next' },
  ],
};
`,
    `import type { AppManifest } from '@atrium/contract';
const manifest: AppManifest = {
  id: 'notes',
  paths: [{ path: '/apps/notes', label: 'title' }],
  menu: [{ id: 'notes', section: 'apps' }],
  search: [{ id: 1200, label: 'title' }],
  actions: {
    reply: { shortcut: 'R', label: 'keys.reply', requires: { action: 'create', subject: 'Note' } },
    next: { shortcut: 'Shift ↑', label: 'keys.next' },
  },
};
`,
  ],
  'other/manifest.ts': [
    `export default { id: 'a', icon: 'box', host: "^2.7.0 || ^3.0.0", menu: [{ section: { id: 'lab', label: 'l', order: 1 } }] };`,
    `export default { id: 'a', icon: 'box', menu: [{ section: 'lab' }] };`,
  ],
  'src/app.tsx': [
    `import { FaultBoundary, type ForwardPageProps as Props, Dropdown } from 'shared/ui';
import { kindOf as kind } from "shared/values";
import type { Look } from 'shared/ui/chart';
import type { Look as PageLook } from 'shared/contract';
const { partOnDemand, lookAt: at } = await import('shared/ui/chart');
type Slice = import('shared/runtime').Slice;
const host: string = 'mock';
import { kindOf } from './kindOf';
`,
    `import { ErrorBoundary as FaultBoundary, type RedirectPageProps as Props, Dropdown } from '@atrium/ui';
import { fileKindOf as kind } from "@atrium/contract/values";
import type { SeriesStyle as Look } from '@atrium/ui/chart';
import type { Appearance as PageLook } from '@atrium/contract';
const { lazyComponent: partOnDemand, seriesStyleAt: at } = await import('@atrium/ui/chart');
type Slice = import('@atrium/sdk').Slice;
const host: string = 'mock';
import { kindOf } from './kindOf';
`,
  ],
  'src/form.tsx': [
    `import { Button, Form, Radio as Choice, showFieldErrors } from 'shared/ui';
import type { FormInstance } from "shared/ui";
`,
    `import { Button } from '@atrium/ui';
import { Radio as Choice } from '@atrium/ui/choice';
import { Form, showFieldErrors } from '@atrium/ui/forms';
import type { FormInstance } from "@atrium/ui/forms";
`,
  ],
  'src/app.test.tsx': [
    `import { installMock } from 'mock';
import { people } from 'mock/demo';
import { createTestApi } from 'mock/testing';
import { renderApp } from 'shared/testing';
jest.mock('shared/runtime');
`,
    `import { installMock } from '@atrium/mock';
import { people } from '@atrium/mock/demo';
import { createTestApi } from '@atrium/core/testing';
import { renderApp } from '@atrium/standalone/testing';
jest.mock('@atrium/sdk');
`,
  ],
  'src/styles.css': [`@import 'shared/ui/theme.css';\n`, `@import '@atrium/ui/theme.css';\n`],
  'rspack.config.ts': [
    `import { defineRemote } from 'shared/build';\n`,
    `import { defineRemote } from '@atrium/build';\n`,
  ],
  'tsconfig.json': [`{ "extends": "shared/tsconfig.json" }`, `{ "extends": "@atrium/build/tsconfig.json" }`],
  'package.json': [
    `{ "dependencies": { "shared": "file:packages/shared.tgz" }, "jest": { "preset": "shared" } }`,
    `{ "dependencies": { "shared": "file:packages/shared.tgz" }, "jest": { "preset": "@atrium/build" } }`,
  ],
  'src/examples.ts': [
    `import { examples } from 'shared/gallery';\nimport { fitsHost } from 'shared/contract/host';\n`,
    `import { examples } from 'shared/gallery';\nimport { fitsHost } from '@atrium/contract/host';\n`,
  ],
  'node_modules/shared/index.js': [`export * from 'shared/ui';`, `export * from 'shared/ui';`],
};

const folder = mkdtempSync(join(tmpdir(), 'atrium-codemod-'));
const run = () => execFileSync(process.execPath, ['tools/codemods/3.0.0.mjs', folder], { encoding: 'utf8' });
let output = '';

beforeAll(() => {
  for (const [file, [before]] of Object.entries(cases)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), before);
  }
  output = run();
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(Object.entries(cases))('moves %s to 3.0', (file, [, after]) => {
  expect(readFileSync(join(folder, file), 'utf8')).toBe(after);
});

it('says what a person has to decide', () => {
  expect(output).toContain('package.json: install the packages below @atrium');
  expect(output).toContain('take DropdownMenu in place of Dropdown');
  expect(output).toContain('"shared/gallery" has no successor');
  expect(output).toContain('"@atrium/contract/host" is for hosts alone');
  expect(output).toContain("give search entries ids in words, such as 'home'");
  expect(output).toContain('declare the section "lab"');
  expect(output).toContain('10 files changed');
});

it('changes nothing when run again', () => {
  expect(run()).toContain('0 files changed');
});
