import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { dist, remoteFolders } from '../build/paths';
import { ensureChromium } from '../chromium';
import { leave, readCommandLine } from '../cli.mjs';
import { buildAll } from '../release/cli/buildAll';
import { readRegistry } from '../release/storage/folderRegistry';
import { createServer } from '../server/createServer';
import { signIn } from '../signIn';
import { leaveCounts } from '../test/counts';
import { watchPage } from './counters';
import { type Compared, leaksOf, printReport } from './report';
import { compareRounds, pathsOf } from './rounds';

const { words: only } = readCommandLine({
  usage: `npm run leaks -- [APP…]    opens and leaves each app 20 times, and fails when one leaves anything behind`,
  maxWords: Number.POSITIVE_INFINITY,
});
const ids = [...remoteFolders().keys()];
const unknown = only.find((id) => !ids.includes(id));
if (unknown) leave(`There is no app "${unknown}". There are: ${ids.join(', ')}.`);

/** Without these, the engine's own caches of frequently run code count as leaks. */
const flags = '--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation --no-flush-bytecode';

const { args = [], ...launch } = await ensureChromium();
await buildAll();
const browser = await chromium.launch({ ...launch, args: [...args, `--js-flags=${flags}`] });
const server = createServer({ dist });
const origin = await server.listen({ port: 0, host: '127.0.0.1' });
const compared: Compared[] = [];
try {
  for (const [id, { live, releases }] of Object.entries(readRegistry(join(dist, 'registry.json')).apps)) {
    const manifest = releases.find(({ release }) => release === live)?.manifest;
    if (!manifest || (only.length && !only.includes(id))) continue;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    await watchPage(page);
    await signIn(page, origin);
    compared.push({ app: id, ...(await compareRounds(page, client, pathsOf(manifest))) });
    console.log(printReport(compared.slice(-1)).split('\n').at(-1));
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`\nafter 5 times → after 20\n${printReport(compared)}`);
const failed = compared.filter((one) => leaksOf(one).length).length;
leaveCounts('leaks', { passed: compared.length - failed, failed });
if (failed > 0) process.exitCode = 1;
