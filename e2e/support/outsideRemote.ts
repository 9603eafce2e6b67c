import { type ChildProcess, type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../tools/build/paths';
import { pack } from '../../tools/pack/pack';
import { type ProbeRemote, writeProbeRemote } from './probeRemote';

const run = promisify(execFile);

/** What a remote in a repository of its own has beside its sources. */
const files = ({ id, path, label }: ProbeRemote) => ({
  'package.json': JSON.stringify({
    name: id,
    version: '2.0.0',
    private: true,
    type: 'module',
    jest: { preset: 'shared' },
  }),
  'tsconfig.json': JSON.stringify({ extends: 'shared/tsconfig.json', include: ['src', 'rspack.config.ts'] }),
  'src/texts.d.ts': `
import type en from './locales/en.json';
declare module 'i18next' {
  interface ResourceNamespaceMap {
    '${id}': typeof en;
  }
}
`,
  'src/testOptions.ts': `
import { installMock } from 'mock';
import { createTestOptions } from 'shared/testing';
import manifest from './manifest';
export const testOptions = createTestOptions(manifest, installMock, (path) => import(\`./\${path}\`));
`,
  'src/schemas.ts': `
import { Filter, z } from 'shared/backend';
export const Review = z.object({ id: z.int(), text: z.string(), rev: z.int() });
export type Review = z.infer<typeof Review>;
export const ReviewQuery = z.object({ q: Filter });
export type ReviewQuery = z.input<typeof ReviewQuery>;
`,
  'src/api.ts': `
import { type AnswerOf, defineCall } from 'shared/contract';
import { createAppApi, request } from 'shared/runtime';
import type { Review, ReviewQuery } from './schemas';
export const calls = { getReviews: defineCall<ReviewQuery, Review[]>({ method: 'GET', path: '${path}/reviews' }) };
export const reviewsApi = createAppApi('${id}').injectEndpoints({ endpoints: (build) => ({
  getReviews: build.query<AnswerOf<typeof calls.getReviews>, string>({
    query: (q) => request(calls.getReviews, { q }, { isBackground: true }),
  }),
}) });
export const { useGetReviewsQuery } = reviewsApi;
`,
  'src/backend.ts': `
import { answerCall, byId, createRowSearch, defineBackend, findRows, ok, sortFound, type TableKey, z } from 'shared/backend';
import { calls } from './api';
import { Review, ReviewQuery } from './schemas';
const reviewsKey: TableKey<Review> = { name: '${id}', isRevised: true };
const search = createRowSearch<Review>(({ text }) => [text]);
export default defineBackend({
  id: '${id}', subject: null, tables: [reviewsKey],
  seed: async () => ({ ${id}: [{ id: 1, text: 'A fine read' }, { id: 2, text: 'Too long' }] }),
  calls: [answerCall(calls.getReviews, { summary: 'Reviews', input: ReviewQuery, answer: z.array(Review), handle(store, { input }) {
    const rows = store.table(reviewsKey).all();
    const matches = search(rows, input.q);
    return ok(sortFound(findRows(rows, (_review, place) => matches(place)), byId('asc')));
  } })],
});
`,
  'src/LatestReviews.tsx': `
import { CardBar, CardRow, CardRows, QueryCard } from 'shared/ui/widget';
import { useGetReviewsQuery } from './api';
export default function LatestReviews() {
  return (
    <QueryCard title="Latest reviews" query={useGetReviewsQuery('')}>
      {(reviews) => <CardRows>{reviews.map(({ id, text }) => <CardRow key={id} mark={<CardBar />} title={text} sub="" when="" />)}</CardRows>}
    </QueryCard>
  );
}
`,
  'src/ReviewPage.tsx': `
import { useTranslation } from 'react-i18next';
import { Page } from 'shared/ui';
import LatestReviews from './LatestReviews';
export default function ReviewPage() {
  const { t } = useTranslation('${id}');
  return <Page title={t('title')}><LatestReviews /></Page>;
}
`,
  'src/app.tsx': `
import { defineApp } from 'shared/contract';
import { reviewsApi } from './api';
export default defineApp({ id: '${id}', api: reviewsApi, routes: [
  { path: '${path}', load: () => import('./ProbePage') },
  { path: '${path}/list', load: () => import('./ReviewPage') },
] });
`,
  'src/app.test.tsx': `
import { screen } from '@testing-library/react';
import { renderApp } from 'shared/testing';
import app from './app';
import { testOptions } from './testOptions';
test('the page is drawn in the kit', async () => {
  await renderApp(app, { ...testOptions, route: '${path}' });
  expect(await screen.findByRole('heading', { level: 1, name: '${label}' })).toBeVisible();
  expect(screen.getByText('skin light')).toBeVisible();
});
test('the app is answered by its own backend', async () => {
  await renderApp(app, { ...testOptions, route: '${path}/list' });
  expect(await screen.findByText('A fine read')).toBeVisible();
});
`,
  'src/backend.test.ts': `
/** @jest-environment node */
import { createTestApi } from 'mock/testing';
import backend from './backend';
import manifest from './manifest';
import type { Review } from './schemas';
test('the backend finds reviews', async () => {
  const api = createTestApi({ apps: [{ manifest, backend }] });
  const { data } = await api.get<Review[]>('${path}/reviews', { q: 'LONG' });
  expect(data).toEqual([{ id: 2, text: 'Too long', rev: 1 }]);
});
`,
});

function link(name: string, modules: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
}

/** What `npm install` of the packed packages brings, without the network: they themselves, and what they ask for by name. */
async function install(tarballs: readonly string[], modules: string): Promise<void> {
  const wanted = new Set<string>();
  for (const tarball of tarballs) {
    const folder = join(modules, basename(tarball).replace(/-\d.*/, ''));
    mkdirSync(folder, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) wanted.add(name);
  }
  for (const name of wanted) if (!existsSync(join(modules, name))) link(name, modules);
}

/** A remote in a folder of its own, under which nothing of the repository lies. */
export interface OutsideRemote {
  folder: string;
  /** Runs one of the tools that came with the packages; gives what it printed. */
  run(tool: keyof typeof tools, ...args: string[]): Promise<string>;
  /** Starts it alone; gives its address. */
  serve(): Promise<string>;
  remove(): void;
}

const tools = {
  tsc: 'typescript/bin/tsc',
  rspack: '@rspack/cli/bin/rspack.js',
  jest: 'jest/bin/jest.js',
};

/** The manifest's fields for what the remote has beside its page. */
const ownParts = ({ id, path }: ProbeRemote) => `
  backend: { prefixes: ['${path}'], module: './backend' },
  slots: [{ id: '${id}', slot: 'dashboards.overview', label: 'title', icon: 'flask-conical', order: 900, module: './LatestReviews' }],
`;

/** Writes a remote outside of the repository, with the packed packages installed. */
export async function writeOutsideRemote(probe: ProbeRemote): Promise<OutsideRemote> {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'atrium-outside-')));
  const folder = writeProbeRemote({ ...probe, more: ownParts(probe) }, parent);
  for (const [file, text] of Object.entries(files(probe))) writeFileSync(join(folder, file), text);
  await install(await pack(join(parent, 'packages')), join(folder, 'node_modules'));

  const start = (tool: keyof typeof tools, args: readonly string[]) =>
    spawn(process.execPath, [join(folder, 'node_modules', tools[tool]), ...args], { cwd: folder });
  let server: ChildProcess | undefined;
  return {
    folder,
    run: (tool, ...args) => finished(start(tool, args)),
    serve() {
      const started = start('rspack', ['serve']);
      server = started;
      const listening = new Promise<string>((resolve) => {
        started.stdout.on('data', (text: Buffer) => {
          const [, address] = /is open at (\S+)/.exec(String(text)) ?? [];
          if (address) resolve(address);
        });
      });
      return Promise.race([listening, finished(started)]);
    },
    remove() {
      server?.kill();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** What a program printed, once it has ended well. */
function finished(child: ChildProcessWithoutNullStreams): Promise<string> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}
