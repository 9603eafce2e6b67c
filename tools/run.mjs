// `npm run check`, `unit`, …, and `npx atrium`: installs missing packages, then runs the tool of that name.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent, runTool } from './child.mjs';
import { leave } from './cli.mjs';
import { ensureInstalled, root } from './install.mjs';
import { startServer } from './startServer.mjs';

const tools = {
  atrium: 'tools/atrium/index.ts',
  api: 'tools/api/index.ts',
  bench: 'e2e/bench/index.ts',
  check: 'tools/check/index.ts',
  docs: 'tools/docs/index.ts',
  e2e: 'tools/test/e2e.ts',
  explain: 'tools/explain/index.ts',
  faults: 'tools/faults/index.ts',
  leaks: 'tools/leaks/index.ts',
  pack: 'tools/pack/index.ts',
  pictures: 'e2e/pictures.ts',
  server: 'tools/build/server.ts',
  'test:all': 'tools/test/all.ts',
  'test:node': 'tools/test/nodes.ts',
  unit: 'tools/test/unit.ts',
};

/** For tools whose words and options go to another program, which would answer `--help` with its own. */
const usages = {
  e2e: `npm run e2e -- [FILE…] [OPTION…]    builds what has changed and runs the browser tests; options of Playwright`,
  'test:all': `npm run test:all -- [PART…] [--again]    all tests, also the slow ones; --again runs only what failed last`,
  unit: `npm run unit -- [PATH…] [OPTION…]    the unit tests; options of Jest, such as -t NAME`,
};

// npm takes the first `--` away; whoever calls this file directly may write it too. Playwright would run everything.
function withoutDashes(words) {
  return words[0] === '--' ? words.slice(1) : words;
}

/** Commands of `atrium` that have a script of their own. */
const isCommand = (name) => ['build', 'dev', 'new', 'release'].includes(name);

const [asked = '', ...rest] = process.argv.slice(2);
const [name, given] = isCommand(asked) ? ['atrium', [asked, ...withoutDashes(rest)]] : [asked, rest];
const args = withoutDashes(given);
const file = Object.hasOwn(tools, name) ? tools[name] : undefined;
if (!file)
  leave(
    `There is no tool "${name}". There are: ${[...Object.keys(tools), 'build', 'dev', 'new', 'release'].join(', ')}.`,
  );
if (!existsSync(join(root, file))) leave(`The tool "${name}" is missing: ${file}`);
if (usages[name] && args.some((word) => word === '--help' || word === '-h')) {
  console.log(`Usage: ${usages[name]}`);
  process.exit(0);
}

endWithParent();
if (name === 'server') process.exitCode = await startServer(args);
else {
  await ensureInstalled();
  process.exitCode = await runTool(root, file, args);
}
