// `npm run test:all`: every browser test, with what `npm test` leaves out because it takes long. Its result is
// `docs/test-all.md`. Words after it name the parts to run; without any it runs all. With `--again` a part of browser tests
// runs those alone that failed when it ran last, and what passes now is added to its row.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from '../child.mjs';
import { allPage, type Row, readAllPage } from './allPage';
import type { Counts } from './counts';

const root = process.cwd();
const folder = join(root, '.cache/counts-all');
const page = join(root, 'docs/test-all.md');

interface Part {
  name: string;
  tool: string;
  args?: readonly string[];
  /** File for its counts; a part without one is one check. */
  counts?: string;
}

const parts: Readonly<Record<string, Part>> = {
  screens: {
    name: 'Each screen in both skins and directions and at each width; the reference of the kit; focus on every control',
    tool: 'tools/test/e2e.ts',
    args: ['e2e/(routes|gallery|samples|focus)[^/]*spec'],
    counts: 'e2e',
  },
  journeys: {
    name: 'Every other browser test: journeys, pairs of screens, hostile apps, releases',
    tool: 'tools/test/e2e.ts',
    args: ['e2e/(?!routes|gallery|samples|focus)[^/]*spec'],
    counts: 'e2e',
  },
  rarer: {
    name: 'Rarer cases of long screens, in jsdom',
    tool: 'tools/test/unit.ts',
    args: ['--testNamePattern=@all'],
    counts: 'unit',
  },
  calls: {
    name: 'Any calls with any input, 300 sequences that no run had before',
    tool: 'tools/test/unit.ts',
    args: ['tools/api/anyCalls'],
    counts: 'unit',
  },
  server: {
    name: 'The server: the contract by four ways in, kills under load, two processes at one record, slow clients',
    tool: 'tools/test/unit.ts',
    args: ['/server/', 'tools/api/contract', '--maxWorkers=1'],
    counts: 'unit',
  },
  faults: {
    name: 'Every fault on every app (the table is in `e2e/faults.md`)',
    tool: 'tools/faults/index.ts',
    counts: 'faults',
  },
  leaks: {
    name: 'Every app, opened and left 20 times, leaves nothing behind',
    tool: 'tools/leaks/index.ts',
    counts: 'leaks',
  },
};

const isAgain = process.argv.includes('--again');

/** Failures of Playwright's latest run; those of each part are stored beside it. */
const lastRun = join(root, 'test-results/.last-run.json');
const lastRunOf = (id: string) => join(root, `.cache/last-run-${id}.json`);

function copy(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

async function runPart(id: string, { name, tool, args = [], counts }: Part, earlier: Row | undefined): Promise<Row> {
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n${name}`);
  const isOfBrowser = counts === 'e2e';
  const before = isAgain && isOfBrowser ? earlier : undefined;
  const asked = before ? [...args, '--last-failed'] : [...args];
  if (before) copy(lastRunOf(id), lastRun);
  const code = await runTool(root, tool, asked, { ATRIUM_TEST_ALL: '1', ATRIUM_COUNTS: folder });
  if (isOfBrowser) copy(lastRun, lastRunOf(id));
  const file = join(folder, `${counts}.json`);
  const { passed, failed }: Counts = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  return { name, passed: passed + (before?.passed ?? 0), failed: code !== 0 && failed === 0 ? 1 : failed };
}

const named = process.argv.slice(2).filter((word) => word !== '--again');
const unknown = named.filter((word) => !(word in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);

const earlier = existsSync(page) ? readAllPage(readFileSync(page, 'utf8')) : new Map<string, Row>();
const rows = new Map<string, Row>();
for (const [id, part] of Object.entries(parts)) {
  const isAsked = named.length === 0 || named.includes(id);
  const known = earlier.get(id);
  rows.set(id, isAsked ? await runPart(id, part, known) : (known ?? { name: part.name, passed: 0, failed: 0 }));
}
writeFileSync(page, allPage(rows));
const sum = (kind: 'passed' | 'failed') => [...rows.values()].reduce((total, row) => total + row[kind], 0);
process.exitCode = sum('failed') > 0 ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
