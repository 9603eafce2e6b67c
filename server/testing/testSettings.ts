import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headMark } from '../../tools/server/page';

export const testSettings = {
  origins: [],
  isOpen: true,
  logLevel: 'silent',
  metricsToken: undefined,
  proxies: 0,
  maxConnections: 1_000,
  maxTries: 100,
  jobsEveryMs: 0,
  // Tests sign in hundreds of times.
  passwordCost: 2 ** 4,
  mailFrom: 'Atrium <no-reply@localhost>',
  publicUrl: 'http://localhost:3000',
} as const;

export function writeTestDist(folder: string): string {
  const shell = join(folder, 'shell/0.1.0-aaa');
  mkdirSync(shell, { recursive: true });
  writeFileSync(
    join(shell, 'index.html'),
    `<!doctype html><html><head><link href="/shell/logo.svg" rel="icon">${headMark}</head><body>shell</body></html>`,
  );
  const registry = {
    revision: 1,
    api: { mode: 'mock' },
    origins: [],
    shell: { release: '0.1.0-aaa', host: '1.0.0' },
    apps: {},
  };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
  return folder;
}
