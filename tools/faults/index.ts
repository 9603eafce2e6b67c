import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/paths';
import { run } from '../child.mjs';
import { ensureChromium } from '../chromium';
import { readCommandLine } from '../cli.mjs';
import { buildAll } from '../release/cli/buildAll';
import { leaveCounts } from '../test/counts';
import { countsOf, errorsIn, faultsPage, printMatrix, readRows, rowsFolder } from './matrix';

interface Texts {
  [key: string]: string | Texts;
}

const english: Texts = JSON.parse(readFileSync(join(root, 'shell/src/locales/en.json'), 'utf8'));

/** A text by its key; anything else stands for itself. */
function textOf(key: string): string {
  let found: string | Texts | undefined = english;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : key;
}

const { words, values } = readCommandLine({
  usage: `npm run faults -- [FAULT…] [--workers N]    injects every fault, or those whose names match, into every app

A complete run writes e2e/faults.md.`,
  options: { workers: { type: 'string' } },
  maxWords: Number.POSITIVE_INFINITY,
});
const selection = words.length > 0 ? [`--grep=${words.join('|')}`] : [];
const workers = values.workers ? [`--workers=${values.workers}`] : [];

rmSync(rowsFolder, { recursive: true, force: true });
await ensureChromium();
await buildAll();
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/faults/playwright.config.ts'];
process.exitCode = await run(process.execPath, [...playwright, ...selection, ...workers], { cwd: root });

const rows = readRows();
leaveCounts('faults', countsOf(rows));
console.log(`\n${[printMatrix(rows), ...errorsIn(rows)].join('\n')}`);
// A partial run leaves the page as it is.
if (words.length === 0) writeFileSync(join(root, 'e2e/faults.md'), faultsPage(rows, textOf));
