import { rmSync } from 'node:fs';
import { fakeRepository } from '../../release/testing/fakeRepository';
import type { ApiReport } from '../model/apiReport';
import { readEntryPoints } from './entryPoints';
import { readReports } from './readReports';

const sources = {
  'tsconfig.base.json': '{ "compilerOptions": { "strict": true, "module": "esnext", "moduleResolution": "bundler" } }',
  'shared/ui/css.d.ts': '',
  'shared/contract/package.json': JSON.stringify({ name: '@atrium/contract', exports: { '.': './index.ts' } }),
  'shared/ui/package.json': JSON.stringify({
    name: '@atrium/ui',
    exports: { '.': './index.ts', './theme.css': './theme.css' },
    atrium: { hostOnly: ['.'] },
  }),
  'shared/contract/index.ts': 'export interface Owner { team: string }',
  'node_modules/kit/index.d.ts': 'export const Button: (props: { label: string }) => void;',
  'shared/ui/index.ts': `
    import type { Owner } from '../contract';
    import { open } from './open';
    export { Button as PlainButton } from 'kit';
    /** Of a page. */
    export interface PageProps { /** The one heading. */ title: string; owner?: Owner }
    export function Page({ title, owner: who }: PageProps) { return title + (who?.team ?? ''); }
    export type Size = 's' | 'm';
    export class Fault extends Error { #secret = 1; readonly code: number = 1; constructor(code: number) { super(); } }
    export const openPage = () => open('x');
    export * as opening from './open';
  `,
  'shared/ui/open.ts': `
    interface Handle { close(reason: Reason): void }
    type Reason = 'done' | 'lost';
    export const open = async (name: string): Promise<Handle[]> => [];
  `,
};

let reports: ApiReport[];
beforeAll(() => {
  const { root, write } = fakeRepository();
  for (const [path, text] of Object.entries(sources)) write(path, text);
  reports = readReports(root, readEntryPoints(root));
  rmSync(root, { recursive: true });
});

it('tells what each entry point that is a module exports', () => {
  expect(reports.map(({ entryPoint, tier }) => [entryPoint, tier])).toEqual([
    ['@atrium/contract', 'public'],
    ['@atrium/ui', 'host-only'],
  ]);
  expect(reports[0]?.exported).toEqual(['interface Owner { team: string; }']);
});

it('tells the type of every export in a line, without comments and names that are nobody’s affair', () => {
  expect(new Set(reports[1]?.exported)).toEqual(
    new Set([
      'from PlainButton = kit',
      'interface PageProps { title: string; owner?: Owner; }',
      'const Page: (props: PageProps) => string',
      "type Size = 's' | 'm'",
      'class Fault extends Error { readonly code: number; constructor(code: number): Fault; }',
      'const openPage: () => Promise<Handle[]>',
      // By its place in the repository, wherever that lies.
      'const opening: typeof import("shared/ui/open")',
    ]),
  );
});

it('tells the types that the exports speak of and no entry point exports', () => {
  expect(new Set(reports[1]?.behind)).toEqual(
    new Set(['interface Handle { close(reason: Reason): void; }', "type Reason = 'done' | 'lost'"]),
  );
});
