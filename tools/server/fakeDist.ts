import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Registry } from '../../shared/contract/registry';
import { headMark } from './page';

const script = `console.log("${'atrium '.repeat(200)}");`;

/** A registry of one shell and no apps, or what is given instead. */
export function fakeRegistry(changes: Partial<Registry> = {}): Registry {
  return {
    revision: 1,
    api: { mode: 'mock' },
    origins: [],
    shell: { release: '0.1.0-aaa', host: '1.0.0' },
    apps: {},
    ...changes,
  };
}

/** A small served folder in a temporary place, as the build would leave it. */
export function fakeDist(): { dist: string; write(path: string, content: string | Buffer): void; script: string } {
  const dist = mkdtempSync(join(tmpdir(), 'atrium-dist-'));
  function write(path: string, content: string | Buffer): void {
    const file = join(dist, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const path of ['shell/0.1.0-aaa/main.js', 'remotes/notes/1.0.0-bbb/remoteEntry.js', 'assets/demo/face.svg']) {
    write(path, script);
    write(`${path}.br`, brotliCompressSync(script));
    write(`${path}.gz`, gzipSync(script));
  }
  write('shell/0.1.0-aaa/index.html', `<!doctype html><html><head>${headMark}</head><body>shell</body></html>`);
  write('remotes/notes/1.0.0-bbb/data.json', '{}');
  write('registry.json', JSON.stringify(fakeRegistry()));
  return { dist, write, script };
}
