import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const run = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8' });
const packageOf = (module: string) => /^(@[^/]+\/)?[^/]+/.exec(module)?.[0];

test('the compiled server needs the packages alone that its own package names, and reads its command line', () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/server-'));
  try {
    run('--import', 'tsx', 'tools/build/server.ts', join(folder, 'server'));
    const file = join(folder, 'server/index.js');
    const imported = [...readFileSync(file, 'utf8').matchAll(/^import .* from "(?!node:)([^"]+)";$/gm)];
    const { dependencies } = JSON.parse(readFileSync('server/package.json', 'utf8'));
    expect([...new Set(imported.map(([, module = '']) => packageOf(module)))].sort()).toEqual(
      Object.keys(dependencies).sort(),
    );
    expect(run(file, '--help')).toContain('Usage: npm run server');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
