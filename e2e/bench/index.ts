import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { dist } from '../../tools/build/paths';
import { runTool } from '../../tools/child.mjs';
import { ensureChromium } from '../../tools/chromium';
import { readCommandLine } from '../../tools/cli.mjs';
import { buildAll } from '../../tools/release/cli/buildAll';
import { readRegistry } from '../../tools/release/storage/folderRegistry';
import { createServer } from '../../tools/server/createServer';
import { leaveCounts } from '../../tools/test/counts';
import { buildSpa } from './buildSpa';
import { isOver, measureBytes, printBudgets } from './bytes';
import { measureComparison } from './comparison';
import { measureInteractions } from './interactions';
import { measureManyApps } from './manyApps';
import { measureNewApp } from './newApp';
import { measurePalette } from './palette';
import { measurePeriods } from './periods';
import { compareWithSpa } from './ratio';
import { measureSeries } from './series';
import { manyRows, serveOnServer } from './serveOnServer';
import { compareSignIn } from './signInToInbox';
import { isJerky, measureSmoothness, printSmoothness } from './smoothness';
import { isSluggish, measureTables, printTables } from './tables';
import { measureTasks } from './tasks';
import { emailVisit } from './visits';
import { measureWriting } from './writing';

const { values } = readCommandLine({
  usage: `npm run bench -- [OPTION…]    measures bytes, requests and times, and fails when a budget is exceeded

--bytes            only the budgets of bytes and requests, as npm test does
--against FOLDER   compares with the built product of an earlier commit`,
  options: { against: { type: 'string' }, bytes: { type: 'boolean' } },
});
const { against: earlierBuild, bytes: isBytesOnly } = values;

async function serve(folder: string) {
  const server = createServer({ dist: folder });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => server.close() };
}

/** The pages of the product over tables of many rows, which are on a server. */
async function measureManyRows(browser: Browser): Promise<void> {
  const { origin, close } = await serveOnServer(dist, manyRows);
  try {
    const scrolled = await measureSmoothness(browser, origin);
    console.log(printSmoothness(scrolled));
    const tables = [
      ...(await measureTables(browser, origin)),
      ...(await measureTasks(browser, origin)),
      await measurePalette(browser, origin),
      ...(await measurePeriods(browser, origin)),
      ...(await measureInteractions(browser, origin)),
      ...(await measureWriting(browser, origin)),
      ...measureComparison(),
    ];
    console.log(printTables(tables));
    if (scrolled.some(isJerky) || tables.some(isSluggish)) process.exitCode = 1;
  } finally {
    await close();
  }
}

await buildAll();
const browser = await chromium.launch(await ensureChromium());
const product = await serve(dist);
const onServer = await serveOnServer(dist);
try {
  const origins = { demo: product.origin, server: onServer.origin };
  const lines = await measureBytes(browser, origins, readRegistry(join(dist, 'registry.json')));
  console.log(printBudgets(lines));
  if (lines.some(isOver)) process.exitCode = 1;

  if (!isBytesOnly) {
    await measureManyRows(browser);
    const series = measureSeries();
    console.log(series.line);
    if (series.isSlow) process.exitCode = 1;
    const earlier = earlierBuild ? await serve(earlierBuild) : undefined;
    console.log(await compareSignIn(browser, product.origin, earlier?.origin));
    await earlier?.close();
    const spa = await serve(await buildSpa());
    const ratios = await compareWithSpa(browser, emailVisit(product.origin), emailVisit(spa.origin));
    console.log(ratios.join('\n'));
    await spa.close();

    const manyApps = await measureManyApps(browser, readRegistry(join(dist, 'registry.json')));
    console.log(manyApps.lines.join('\n'));
    if (manyApps.isOver) process.exitCode = 1;

    const newApp = await measureNewApp();
    console.log(newApp.line);
    if (newApp.isSlow) process.exitCode = 1;

    if ((await runTool(process.cwd(), 'e2e/bench/server.ts')) !== 0) process.exitCode = 1;
  }
  const over = lines.filter(isOver).length;
  leaveCounts('bytes', { passed: lines.length - over, failed: over });
} finally {
  await browser.close();
  await product.close();
  await onServer.close();
}
