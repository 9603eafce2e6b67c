// `npm test`: what runs at each change, within 12 minutes on two cores: every check, the unit tests of shell, kit and rules,
// the first journeys, and the budgets of bytes. `npm run test:landing` runs what else has to pass before a change lands: the
// apps' screens, the server, the tools, every other journey. `npm run test:all` runs what takes hours.
// At the end it says where the time went. The last line says how many passed and how many failed. With words after it,
// `npm test -- todo`, it tests an app, a package or a folder alone.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent, runTool } from './child.mjs';
import { readCommandLine } from './cli.mjs';
import { ensureInstalled, root } from './install.mjs';

const folder = join(root, '.cache/counts');

/** Unit tests that start servers, databases and other programs, and those of the apps' screens: `npm test -- todo` has them. */
const slowTests = ['server/', 'tools/', String.raw`remotes/.+\.test\.tsx$`];
const quickTests = ['gallery/', 'mock/', 'shared/', 'shell/', String.raw`remotes/.+\.test\.ts$`];
/** Browser tests of what every app relies on: sign-in, session, permissions, layout, an app that comes and goes. */
const firstJourneys = ['independence', 'permissions', 'session', 'shell'];

/** Jest reads patterns of whole paths; the root ends with a slash. */
const inRoot = (pattern) => root.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`) + pattern;

const everyTime = [
  { name: 'check', file: 'tools/check/index.ts' },
  { name: 'unit', file: 'tools/test/unit.ts', args: quickTests.map(inRoot) },
  { name: 'e2e', file: 'tools/test/e2e.ts', args: firstJourneys.map((name) => `e2e/${name}.spec`) },
  { name: 'bytes', file: 'e2e/bench/index.ts', args: ['--bytes'] },
];
const toLand = [
  { name: 'unit', file: 'tools/test/unit.ts', args: slowTests.map(inRoot) },
  { name: 'e2e', file: 'tools/test/e2e.ts', args: [`e2e/(faults/|(?!(${firstJourneys.join('|')})\\.spec)[^/]*spec)`] },
];

/** Counts of a part; one that fails without counts is one failure. */
function countsOf(name, code) {
  const file = join(folder, `${name}.json`);
  const { passed, failed, groups } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: code === 0 ? 1 : 0, failed: 0 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, groups };
}

const minutes = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.round(ms / 1000) % 60).padStart(2, '0')}`;

function timeOf(name, ms, groups = {}) {
  const sum = Object.values(groups).reduce((total, one) => total + one, 0);
  const shares = Object.entries(groups)
    .sort(([, one], [, other]) => other - one)
    .map(([group, one]) => `${group} ${minutes((ms * one) / sum)}`);
  return `${name.padEnd(6)} ${minutes(ms)}${shares.length ? `  (${shares.join(', ')})` : ''}`;
}

const { values, words: areas } = readCommandLine({
  usage:
    'npm test [-- APP…]    every check and every test that is quick enough for each change, or those of an app alone',
  options: { landing: { type: 'boolean' } },
  maxWords: Number.POSITIVE_INFINITY,
});
endWithParent();
await ensureInstalled();
if (areas.length > 0) process.exit(await runTool(root, 'tools/test/area.ts', areas));

rmSync(folder, { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
const times = [];
const start = Date.now();
for (const { name, file, args = [] } of values.landing ? toLand : everyTime) {
  console.log(`\n${name}`);
  const started = Date.now();
  const code = await runTool(root, file, args, { ATRIUM_COUNTS: folder });
  const { passed, failed, groups } = countsOf(name, code);
  times.push(timeOf(name, Date.now() - started, groups));
  total.passed += passed;
  total.failed += failed;
}
console.log(`\nTime, in minutes\n${[...times, timeOf('all', Date.now() - start)].join('\n')}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
