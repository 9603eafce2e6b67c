// `npm run test:all`: every browser test, with what `npm test` leaves out because it takes long. Its result is
// `docs/test-all.md`.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../child.mjs';
import { allPage, type Row } from './allPage';
import type { Counts } from './counts';

const root = process.cwd();
const folder = join(root, '.cache/counts-all');

interface Part {
  /** What it proves. */
  name: string;
  tool: string;
  args?: readonly string[];
  /** Where it leaves its counts; a part that leaves none is one check. */
  counts?: string;
}

const parts: readonly Part[] = [
  {
    name: 'Every browser test: each screen in both skins and directions and at each width, every way between two screens',
    tool: 'tools/test/e2e.ts',
    counts: 'e2e',
  },
  {
    name: 'Any calls with any input, 300 sequences that no run had before',
    tool: 'tools/test/unit.ts',
    args: ['tools/api/anyCalls'],
    counts: 'unit',
  },
  { name: 'Every fault on every app (the table is in `e2e/faults.md`)', tool: 'tools/faults/index.ts' },
  { name: 'Every app, opened and left 20 times, leaves nothing behind', tool: 'tools/leaks/index.ts' },
];

async function runPart({ name, tool, args = [], counts }: Part): Promise<Row> {
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n${name}`);
  const code = await runTool(root, tool, [...args], { ATRIUM_TEST_ALL: '1', ATRIUM_COUNTS: folder });
  const file = join(folder, `${counts}.json`);
  const { passed, failed }: Counts = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  return { name, passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

const rows: Row[] = [];
for (const part of parts) rows.push(await runPart(part));
writeFileSync(join(root, 'docs/test-all.md'), allPage(rows));
const sum = (kind: 'passed' | 'failed') => rows.reduce((total, row) => total + row[kind], 0);
process.exitCode = sum('failed') > 0 ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
