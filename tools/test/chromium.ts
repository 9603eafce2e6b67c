import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../child.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Chromium of this machine: the one that CHROMIUM_PATH names, an installed one, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isRunnable(named)) throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...installed, chromium.executablePath()].find((file) => existsSync(file) && isRunnable(file));
}

/** Finds a Chromium, and gets one where there is none. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('Getting a Chromium for the browser tests…');
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (!findChromium() && process.getuid?.() === 0) {
    await run('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium']).catch(() => 1);
  }
  const got = findChromium();
  if (!got) throw new Error('The browser tests need Chromium. Install one, or name it with CHROMIUM_PATH.');
  return got;
}
