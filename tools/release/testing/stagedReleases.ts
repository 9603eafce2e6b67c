import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '../../../shared/contract/registry';
import { folderSource } from '../gate/releaseSource';
import { fakeRelease, folderOf, writeFiles } from './fakeRelease';

export const oldShell = { release: '0.1.0-aaa', host: '1.0.0' };
export const newShell = { release: '0.2.0-bbb', host: '1.1.0' };
export const mail = (version: string) => fakeRelease('mail', `${version}-aaa`);

export function openStaging() {
  const staging = mkdtempSync(join(tmpdir(), 'atrium-staging-'));
  return {
    close: () => rmSync(staging, { recursive: true }),
    app(release: ReturnType<typeof fakeRelease>) {
      writeFiles(staging, release, { 'app.json': '{}', 'chunk.js.br': 'packed' });
      const folder = folderOf(staging, release);
      const assets = join(staging, 'assets');
      mkdirSync(assets, { recursive: true });
      writeFileSync(join(assets, 'face.svg'), '<svg/>');
      return { release, folder, source: folderSource(folder), assets };
    },
    shell(release: Registry['shell']) {
      const folder = join(staging, 'shell', release.release);
      mkdirSync(folder, { recursive: true });
      const page = `<head><!-- atrium:head --></head><body>shell ${release.release}</body>`;
      writeFileSync(join(folder, 'index.html'), page);
      writeFileSync(join(folder, 'host.json'), JSON.stringify({ host: release.host, provides: { react: '19.3.1' } }));
      return { release, folder, assets: join(staging, 'assets') };
    },
  };
}

export type Staging = ReturnType<typeof openStaging>;
