// `npm test`: every check and test there is. The last line says how many passed and how many failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './child.mjs';
import { ensureInstalled, root } from './install.mjs';
import { endWithParent } from './parent.mjs';

const folder = join(root, '.cache/counts');
const parts = [
  { name: 'check', file: 'tools/check/index.ts' },
  { name: 'unit', file: 'tools/test/unit.ts' },
  { name: 'e2e', file: 'tools/test/e2e.ts' },
  { name: 'bytes', file: 'tools/bench/index.ts', args: ['--bytes'] },
];

/** What a part counted; one that ended badly without saying what failed counts as one failure. */
function countsOf(name, code) {
  const file = join(folder, `${name}.json`);
  const { passed, failed } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: code === 0 ? 1 : 0, failed: 0 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

endWithParent();
await ensureInstalled();
rmSync(folder, { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
for (const { name, file, args = [] } of parts) {
  console.log(`\n${name}`);
  const code = await runTool(root, file, args, { ATRIUM_COUNTS: folder });
  const { passed, failed } = countsOf(name, code);
  total.passed += passed;
  total.failed += failed;
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
