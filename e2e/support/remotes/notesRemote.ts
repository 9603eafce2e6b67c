import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/build/paths';

export interface NotesRelease {
  version: string;
  crashes?: boolean;
  /** Adds broken slots and commands, each named after its defect. */
  brokenComponents?: boolean;
}

const brokenComponents = `
  commands: ['throws', 'hangs', 'covers'].map((id) => ({ id: 'notes.' + id, label: id, icon: 'notebook', module: './commands' })),
  slots: [['throws', './BrokenSlot'], ['hangs', './HangingSlot']].map(([id, module]) =>
    ({ id: 'notes-' + id, slot: 'navbar.end', label: id, icon: 'notebook', order: 900, module }))
    .concat({ id: 'notes-over', slot: 'overlay', label: 'throws', icon: 'notebook', order: 900, module: './BrokenSlot' }),
`;

const intactComponents = `
  commands: [{ id: 'notes.say', label: 'say', icon: 'notebook', module: './commands' }],
  slots: [{ id: 'notes', slot: 'navbar.end', label: 'title', icon: 'notebook', order: 900, module: './Slot' }],
`;

const manifest = (parts: string) => `
import type { AppManifest } from '@atrium/contract';
const manifest: AppManifest = {
  id: 'notes', title: 'title', icon: 'notebook',
  owner: { team: 'Team Notes', contact: 'notes@atrium.example' },
  paths: [{ path: '/apps/notes', label: 'title' }],
  menu: [{ id: 'notes', label: 'title', icon: 'notebook', path: '/apps/notes', order: 900,
    section: 'apps' }],
  ${parts}
};
export default manifest;
`;

const app = `
import { defineApp } from '@atrium/contract';
import { notesApi } from './api';
import { notesReducer } from './state';
export default defineApp({
  id: 'notes',
  api: notesApi,
  routes: [{ path: '/apps/notes', load: () => import('./NotesPage') }],
  reducer: notesReducer,
  acceptsState: (state) => typeof state === 'object' && state !== null && 'draft' in state,
});
`;

const state = `
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
const slice = createSlice({ name: 'notes', initialState: { draft: '', overlays: [] as string[] }, reducers: {
  wrote: (state, { payload }: PayloadAction<string>) => ({ ...state, draft: payload }),
  opened: (state) => ({ ...state, overlays: ['notes-over'] }),
} });
export const notesReducer = slice.reducer;
export const { wrote, opened } = slice.actions;
export const draftOf = (state: { notes?: { draft: string } }) => state.notes?.draft ?? '';
`;

const api = ({ version }: NotesRelease) => `
import { createAppApi } from '@atrium/sdk';
export const notesApi = createAppApi('notes').injectEndpoints({ endpoints: (build) => ({
  getAnswerer: build.query<string, void>({
    query: () => ({ url: '/apps/counts' }),
    transformResponse: () => 'endpoint of ${version}',
  }),
}) });
`;

const page = ({ version, crashes = false }: NotesRelease) => `
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from 'react-i18next';
import { Page } from '@atrium/ui';
import { notesApi } from './api';
import { draftOf, wrote } from './state';
export default function NotesPage() {
  const { t } = useTranslation('notes');
  const { data } = notesApi.useGetAnswererQuery();
  const draft = useSelector(draftOf);
  const dispatch = useDispatch();
  const [note, setNote] = useState('');
  if (${crashes}) throw new Error('Crashed on purpose');
  return (
    <Page title={t('title')}>
      <p>page of ${version}</p>
      <p>{data}</p>
      <p>{t('greeting')}</p>
      <label>Note <input value={note} onChange={(event) => setNote(event.target.value)} /></label>
      <label>Draft <input value={draft} onChange={(event) => dispatch(wrote(event.target.value))} /></label>
    </Page>
  );
}
`;

const commands = ({ version }: NotesRelease) => `
import { defineCommands } from '@atrium/contract';
import { opened } from './state';
export default defineCommands({
  'notes.say': (_, { http }) => { document.body.dataset.said = '${version}'; void http; },
  'notes.throws': () => { throw new Error('Thrown on purpose'); },
  'notes.covers': (_, { store }) => void store.dispatch(opened()),
  'notes.hangs': () => new Promise(() => {}),
});
`;

const slot = ({ version }: NotesRelease) => `export default function Slot() { return <p>slot of ${version}</p>; }\n`;

/** Writes the sources of one release of a small app; returns its folder. */
export function writeNotesRemote(name: string, release: NotesRelease): string {
  const folder = join(root, '.cache/e2e', `notes-${name}-${release.version}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src/locales'), { recursive: true });
  const { version } = release;
  const broken = {
    throws: 'Notes that throw',
    hangs: 'Notes that hang',
    covers: 'Notes over it',
  };
  const texts = {
    ...(release.brokenComponents ? broken : {}),
    title: `Notes ${version}`,
    ...(release.brokenComponents ? {} : { say: 'Say it' }),
    greeting: `text of ${version}`,
  };
  const files = {
    'package.json': JSON.stringify({ name: 'notes', version, private: true, type: 'module' }),
    'rspack.config.ts': `import { defineRemote } from '@atrium/build';\nimport manifest from './src/manifest';\nexport default defineRemote(import.meta.dirname, manifest);\n`,
    'src/manifest.ts': manifest(release.brokenComponents ? brokenComponents : intactComponents),
    'src/app.tsx': app,
    'src/state.ts': state,
    'src/api.ts': api(release),
    'src/NotesPage.tsx': page(release),
    'src/commands.ts': commands(release),
    'src/Slot.tsx': slot(release),
    'src/BrokenSlot.tsx': `export default function Slot() { throw new Error('Thrown on purpose'); }\n`,
    'src/HangingSlot.tsx': `await new Promise(() => {});\nexport default function Slot() { return null; }\n`,
    ...Object.fromEntries(
      ['en', 'de', 'fr', 'pt'].map((language) => [`src/locales/${language}.json`, JSON.stringify(texts)]),
    ),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}
