import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { run } from './child.mjs';

// The shell without a window of its own comes first: it spends a quarter less of the processor on the same pages.
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findExecutable(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isRunnable(named)) throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => commands.map((command) => join(folder, command)));
  return named || [...installed, chromium.executablePath()].find(isRunnable);
}

/** Launch options for this machine's Chromium: from CHROMIUM_PATH, an installed one, or Playwright's own. */
export function findChromium(): LaunchOptions {
  // Chromium's sandbox cannot be had by root, as which containers run.
  return { executablePath: findExecutable(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}

/**
 * Finds a Chromium, and gets one where this machine has none.
 * @returns how to launch it
 * @throws a sentence for a person when it cannot be had.
 */
export async function ensureChromium(): Promise<LaunchOptions> {
  if (findExecutable()) return findChromium();
  console.log('Getting a Chromium for the browser tests…');
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (!findExecutable() && process.getuid?.() === 0) {
    const install = 'apt-get install -y --no-install-recommends';
    await run('sh', ['-c', `apt-get update && (${install} chromium-headless-shell || ${install} chromium)`]).catch(
      () => 1,
    );
  }
  if (!findExecutable())
    throw new Error('The browser tests need Chromium. Install one, or name it with CHROMIUM_PATH.');
  return findChromium();
}
