import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/build/paths';

/** Harm that the app does to its page, as the test requests it in `window.harm`. */
export type Harm =
  | 'nothing'
  | 'id'
  | 'api'
  | 'reducer'
  | 'interceptorThrows'
  | 'interceptorHangs'
  | 'flood'
  | 'render'
  | 'layoutEffect'
  | 'effect'
  | 'timers'
  | 'storage'
  | 'document'
  | 'leftovers'
  | 'listeners';

const path = '/apps/hostile';

const manifest = `
import type { AppManifest } from '@atrium/contract';
const manifest: AppManifest = {
  id: 'hostile', title: 'title', icon: 'skull',
  owner: { team: 'Team Hostile', contact: 'hostile@atrium.example' },
  paths: [{ path: '${path}', label: 'title' }],
  menu: [{ id: 'hostile', label: 'title', icon: 'skull', path: '${path}', order: 900,
    section: 'apps' }],
};
export default manifest;
`;

/** The build reads literals of \`app.tsx\`; computed values are seen in the page only. */
const app = `
import { defineApp } from '@atrium/contract';
import { api, reducer } from './state';
import { isAsked } from './harm';
const id = isAsked('id') ? 'todo' : 'hostile';
export default defineApp({ id, api, reducer, routes: [{ path: '${path}', load: () => import('./HostilePage') }] });
`;

const harm = `
import axios from 'axios';
export const isAsked = (harm: string) => Reflect.get(window, 'harm') === harm;
export const fail = () => { throw new Error('Thrown on purpose'); };

/** What a tour, a dialog or a library of another application leaves behind. */
export function leaveBehind(i18n: { changeLanguage(language: string): unknown }) {
  Object.assign(axios.defaults, { baseURL: '/nowhere', timeout: 1 });
  void i18n.changeLanguage('de');
  const cover = document.createElement('div');
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '99999' });
  document.body.append(cover);
  document.getElementById('root')?.setAttribute('inert', '');
  history.pushState = fail;
  window.onbeforeunload = () => 'Stay';
}
`;

// The to-do app has an endpoint of this name as well.
const state = `
import { createAppApi } from '@atrium/sdk';
import { fail, isAsked } from './harm';
export const api = createAppApi(isAsked('api') ? 'todo' : 'hostile').injectEndpoints({
  endpoints: (build) => ({
    getTasks: build.query<string, object>({ query: () => ({ url: '/apps/counts' }), transformResponse: () => 'its own tasks' }),
  }),
});
export const { useGetTasksQuery } = api;
export const reducer = (state: object = {}) => (isAsked('reducer') ? fail() : state);
`;

const page = `
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from '@atrium/sdk';
import { Button, Page } from '@atrium/ui';
import { fail, isAsked, leaveBehind } from './harm';
import styles from './HostilePage.module.css';
import { useGetTasksQuery } from './state';

export default function HostilePage() {
  const runtime = useRuntime();
  const { data } = useGetTasksQuery({ filter: 'all' });
  const { i18n } = useTranslation('hostile');
  const [count, setCount] = useState(0);
  if (isAsked('render')) setCount(count + 1);
  useLayoutEffect(() => {
    if (isAsked('layoutEffect')) setCount(count + 1);
  });
  useEffect(() => {
    if (isAsked('effect')) setCount(count + 1);
  });
  useEffect(() => {
    Object.assign(window, { hostileRuntime: runtime });
    const { http, events } = runtime;
    if (isAsked('interceptorThrows')) http.interceptors.request.use(fail);
    if (isAsked('interceptorHangs')) http.interceptors.request.use(() => new Promise(() => {}));
    if (isAsked('flood'))
      for (let number = 0; number < 5000; number += 1)
        events.emit({ type: 'error', app: 'todo', stage: 'hostile', error: String(number) });
    if (isAsked('timers')) setInterval(fail, 5);
    if (isAsked('storage')) localStorage.clear();
    if (isAsked('document')) {
      document.documentElement.dir = 'rtl';
      document.title = 'Owned';
      document.body.style.display = 'grid';
    }
    if (isAsked('listeners'))
      for (const type of ['keydown', 'click', 'popstate']) window.addEventListener(type, fail);
  }, [runtime]);
  useEffect(() => (isAsked('leftovers') ? () => leaveBehind(i18n) : undefined), []);
  return (
    <Page title="Hostile">
      <p className={styles.box}>{data}</p>
      <Button>A button</Button>
    </Page>
  );
}
`;

export const ownStyle = /\.hostile_\w+\s*\{\s*color:\s*(?:rebeccapurple|#639);?\s*\}/;

/** Writes the sources of an app that harms the page on demand; returns its folder. @param css its style sheet */
export function writeHostileRemote(name: string, css = '.box { color: rebeccapurple; }'): string {
  const folder = join(root, '.cache/e2e', `hostile-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src/locales'), { recursive: true });
  const files = {
    'package.json': JSON.stringify({ name: 'hostile', version: '1.0.0', private: true, type: 'module' }),
    'rspack.config.ts': `import { defineRemote } from '@atrium/build';\nimport manifest from './src/manifest';\nexport default defineRemote(import.meta.dirname, manifest);\n`,
    'src/manifest.ts': manifest,
    'src/app.tsx': app,
    'src/harm.ts': harm,
    'src/state.ts': state,
    'src/HostilePage.tsx': page,
    'src/HostilePage.module.css': css,
    ...Object.fromEntries(
      ['en', 'de', 'fr', 'pt'].map((language) => [
        `src/locales/${language}.json`,
        JSON.stringify({ title: 'Hostile' }),
      ]),
    ),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}
