// `npm run check`, `unit`, …: installs what is missing, then runs the tool of that name.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './child.mjs';
import { ensureInstalled, leave, root } from './install.mjs';
import { endWithParent } from './parent.mjs';

const tools = {
  api: 'tools/api/index.ts',
  bench: 'e2e/bench/index.ts',
  build: 'tools/release/buildAll.ts',
  check: 'tools/check/index.ts',
  dev: 'tools/dev/index.ts',
  e2e: 'tools/test/e2e.ts',
  explain: 'tools/explain/index.ts',
  faults: 'tools/faults/index.ts',
  leaks: 'tools/leaks/index.ts',
  new: 'tools/new/index.ts',
  pack: 'tools/pack/index.ts',
  server: 'server/index.ts',
  release: 'tools/release/index.ts',
  'test:all': 'tools/test/all.ts',
  unit: 'tools/test/unit.ts',
};

const [name = '', ...given] = process.argv.slice(2);
// npm takes the first `--` away; whoever calls this file directly may write it too. Playwright would run everything.
const args = given[0] === '--' ? given.slice(1) : given;
const file = Object.hasOwn(tools, name) ? tools[name] : undefined;
if (!file) leave(`There is no tool "${name}". There are: ${Object.keys(tools).join(', ')}.`);
if (!existsSync(join(root, file))) leave(`The tool "${name}" is missing: ${file}`);

endWithParent();
await ensureInstalled();
process.exitCode = await runTool(root, file, args);
