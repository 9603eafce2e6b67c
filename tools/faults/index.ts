import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/paths';
import { run } from '../child.mjs';
import { ensureChromium } from '../chromium';
import { buildAll } from '../release/cli/buildAll';
import { leaveCounts } from '../test/counts';
import { readRows, rowsFolder } from './rows';
import { countsOf, faultsPage, printMatrix, problemsOf } from './table';

interface Texts {
  [key: string]: string | Texts;
}

const english: Texts = JSON.parse(readFileSync(join(root, 'shell/src/locales/en.json'), 'utf8'));

/** A text by its key; words that are none of the shell's texts are themselves. */
function textOf(key: string): string {
  let found: string | Texts | undefined = english;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : key;
}

rmSync(rowsFolder, { recursive: true, force: true });
await ensureChromium();
await buildAll();
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/faults/playwright.config.ts'];
process.exitCode = await run(process.execPath, [...playwright, ...process.argv.slice(2)], { cwd: root });

const rows = readRows();
leaveCounts('faults', countsOf(rows));
console.log(`\n${[printMatrix(rows), ...problemsOf(rows)].join('\n')}`);
// A run of some faults alone leaves the page as it is.
if (process.argv.length === 2) writeFileSync(join(root, 'e2e/faults.md'), faultsPage(rows, textOf));
