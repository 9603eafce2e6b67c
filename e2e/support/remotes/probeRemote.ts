import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/build/paths';

export interface ProbeRemote {
  id: string;
  path: string;
  label: string;
  /** Further manifest fields, as code. */
  more?: string;
}

const manifest = ({ id, path, more = '' }: ProbeRemote) => `
import type { AppManifest } from '@atrium/contract';
const manifest: AppManifest = {
  id: '${id}', title: 'title', icon: 'flask-conical',
  owner: { team: 'Team Probe', contact: 'probe@atrium.example' },
  paths: [{ path: '${path}', label: 'title' }],
  menu: [{ id: '${id}', label: 'title', icon: 'flask-conical', path: '${path}', order: 900,
    section: 'apps' }],
  search: [{ id: 'home', label: 'title', path: '${path}', icon: 'flask-conical' }],
  ${more}
};
export default manifest;
`;

const app = ({ id, path }: ProbeRemote) => `
import { defineApp } from '@atrium/contract';
export default defineApp({ id: '${id}', routes: [{ path: '${path}', load: () => import('./ProbePage') }] });
`;

// Exposes its arguments to the test, so that two apps can be compared by identity.
const page = ({ id }: ProbeRemote) => `
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { useStore } from 'react-redux';
import { useTranslation } from 'react-i18next';
import { useRuntime } from '@atrium/sdk';
import { Button, Page, useTheme } from '@atrium/ui';
export default function ProbePage() {
  const runtime = useRuntime();
  const theme = useTheme();
  const store = useStore();
  const { t, i18n } = useTranslation('${id}');
  const [answer, setAnswer] = React.useState('');
  React.useEffect(() => {
    const given = { React, ReactDOM, runtime, store, http: runtime.http, ability: runtime.ability, i18n: runtime.i18n, texts: i18n.store, theme, Button };
    Object.assign(window, { probes: { ...Reflect.get(window, 'probes'), ['${id}']: given } });
  });
  const ask = () => runtime.http.get('/no/such/call').then(() => setAnswer('answered'), (error) => setAnswer('rejected with ' + error.response?.status));
  return (
    <Page title={t('title')}>
      <p>skin {theme.skin}</p>
      <Button onClick={ask}>Ask</Button>
      <p>{answer}</p>
      <label>Note <input /></label>
    </Page>
  );
}
`;

/** Writes the sources of a small unknown remote; returns its folder. @param parent of its folder */
export function writeProbeRemote(probe: ProbeRemote, parent = join(root, '.cache/e2e')): string {
  const folder = join(parent, probe.id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src/locales'), { recursive: true });
  const files = {
    'package.json': JSON.stringify({ name: probe.id, version: '1.0.0', private: true, type: 'module' }),
    'rspack.config.ts': `import { defineRemote } from '@atrium/build';\nimport manifest from './src/manifest';\nexport default defineRemote(import.meta.dirname, manifest);\n`,
    'src/manifest.ts': manifest(probe),
    'src/app.tsx': app(probe),
    'src/ProbePage.tsx': page(probe),
    ...Object.fromEntries(
      ['en', 'de', 'fr', 'pt'].map((language) => [
        `src/locales/${language}.json`,
        JSON.stringify({ title: probe.label }),
      ]),
    ),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}
