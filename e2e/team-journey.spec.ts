import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from '../tools/pack/pack';
import { createServer } from '../tools/server/createServer';
import { expect, openContext, test } from './fixtures';
import { installPacked, runIn } from './support/remotes/outsideRemote';
import { serveProduct } from './support/servedProduct';
import { Stopwatch } from './support/stopwatch';

const id = 'field-notes';
const path = `/apps/${id}`;

function edit(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  writeFileSync(file, text.replace(before, after));
}

/** What pages of many people report of a release, as a server's log has it; some of them met an error. */
const reportsOf = (release: string, people: number, failing: number): string[] =>
  Array.from({ length: people }, (_, place) => {
    const visit = { kind: 'visit', app: id, release, account: `${release} ${place}`, at: new Date().toISOString() };
    const error = { ...visit, kind: 'error', what: 'TypeError: ledger is undefined' };
    return [visit, ...(place < failing ? [error] : [])].map((report) => `${JSON.stringify(report)}\n`).join('');
  });

/** Starts `atrium dev --in` and gives the address that it prints. */
function startDev(folder: string, dashboard: string): { child: ChildProcess; address: Promise<string> } {
  const child = spawn(process.execPath, ['node_modules/@atrium/build/atrium.mjs', 'dev', '--in', dashboard], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text;
        const [, found] = /Open (\S+)/.exec(said) ?? [];
        if (found) resolve(found);
      });
    child.once('exit', () => reject(new Error(said)));
  });
  return { child, address };
}

test('a team without this repository makes an app, works in a dashboard, previews, releases, and takes back', {
  tag: '@all',
}, async ({ browser, allowErrors }) => {
  // Builds four releases beside what else the machine does.
  test.setTimeout(3_600_000);
  allowErrors(/TypeError: ledger is undefined/);
  const watch = new Stopwatch();
  const product = await serveProduct('journey');
  const reports = join(product.folder, 'reports.log');
  const server = createServer({ dist: product.folder, allowOverrides: true });
  const dashboard = await server.listen({ port: 0, host: '127.0.0.1' });
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'atrium-journey-')));
  const folder = join(parent, id);
  const page = await (await openContext(browser, dashboard)).newPage();
  const main = page.getByRole('main');
  const pageFile = join(folder, 'src/pages/EntryPage/index.tsx');
  const atrium = (...args: string[]) => runIn(folder, 'atrium', ...args, '--dist', product.folder);
  const live = () => product.registry().apps[id];
  const setVersion = (version: string) =>
    edit(join(folder, 'package.json'), '"version": "', `"version": "${version}", "was": "`);
  let dev: ChildProcess | undefined;
  try {
    const packages = await pack(join(parent, 'packages'));
    const [creator = ''] = readdirSync(join(parent, 'packages')).filter((file) => file.startsWith('create-'));
    await watch.step('Make the app (`npm create atrium-app`)', async () => {
      execFileSync('tar', ['-xzf', join(parent, 'packages', creator), '-C', parent]);
      execFileSync(process.execPath, ['package/index.mjs', id, '--dist', product.folder], { cwd: parent });
      await installPacked(packages, join(folder, 'node_modules'));
    });

    await watch.step('Open it inside the dashboard (`atrium dev --in`)', async () => {
      edit(pageFile, 'const [opened,', "const [note, setNote] = useState('');\n  const [opened,");
      edit(
        pageFile,
        '</Toolbar>',
        '</Toolbar>\n<textarea aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />',
      );
      const started = startDev(folder, dashboard);
      dev = started.child;
      const address = new URL(await started.address);
      await page.goto(`${dashboard}${path}${address.search}`);
      await expect(main.getByRole('heading', { level: 1, name: 'Field notes' })).toBeVisible({ timeout: 60_000 });
    });

    await watch.step('See an edit, with typed text kept', async () => {
      const note = main.getByRole('textbox', { name: 'Note' });
      await note.pressSequentially('half a thought');
      edit(pageFile, "title={t('title')}", 'title="Field notes, edited"');
      await expect(main.getByRole('heading', { level: 1, name: 'Field notes, edited' })).toBeVisible({
        timeout: 60_000,
      });
      await expect(note).toHaveValue('half a thought');
      await expect(note).toBeFocused();
      await note.pressSequentially(' more');
      await expect(note).toHaveValue('half a thought more');
      edit(pageFile, 'title="Field notes, edited"', "title={t('title')}");
      dev?.kill();
    });

    await watch.step('Preview a change request (`release --channel pr-12`)', async () => {
      expect(await atrium('release', '--channel', 'pr-12')).toContain('is in pr-12');
      const tab = await page.context().newPage();
      await tab.goto(`${dashboard}${path}?channel=pr-12`);
      await expect(tab.getByRole('heading', { level: 1, name: 'Field notes' })).toBeVisible();
      await tab.close();
    });

    await watch.step('Release it to everybody (`release`)', async () => {
      expect(await atrium('release', '--why', 'The first one')).toContain('is live');
    });
    const first = live()?.live ?? '';

    await watch.step('Release one that throws to 5 % (`release --share 5 --watch`)', async () => {
      setVersion('1.1.0');
      edit(
        pageFile,
        "  const { t } = useTranslation('field-notes');",
        "  const { t } = useTranslation('field-notes');\n  if (t('title')) throw new TypeError('ledger is undefined');",
      );
      await atrium('release', '--share', '5', '--watch');
      expect(live()?.rollout).toMatchObject({ percent: 5 });
    });

    await watch.step('It is withdrawn by itself, with the reason (`watch`)', async () => {
      const { rollout } = live() ?? {};
      appendFileSync(reports, [...reportsOf(first, 400, 2), ...reportsOf(rollout?.release ?? '', 20, 20)].join(''));
      expect(await atrium('watch', '--reports', reports, '--once')).toContain('is withdrawn');
      expect(live()).toMatchObject({ live: first });
      expect(live()?.rollout).toBeUndefined();
      expect(product.registry().changes?.[0]?.why).toContain('TypeError: ledger is undefined');
    });

    await watch.step('Mend it and release it to 5 % again', async () => {
      setVersion('1.2.0');
      edit(pageFile, "  if (t('title')) throw new TypeError('ledger is undefined');", '');
      edit(pageFile, "title={t('title')}", 'title="Field notes, mended"');
      await atrium('release', '--share', '5', '--watch');
      expect(live()?.rollout).toMatchObject({ percent: 5 });
    });

    await watch.step('Make it live for everybody (`promote`)', async () => {
      expect(await atrium('promote')).toContain('live');
      const tab = await (await openContext(browser, dashboard)).newPage();
      await tab.goto(`${dashboard}${path}`);
      await expect(tab.getByRole('heading', { level: 1, name: 'Field notes, mended' })).toBeVisible();
      await tab.context().close();
    });

    await watch.step('Take it back (`rollback`)', async () => {
      await atrium('rollback');
      expect(live()?.live).toBe(first);
      const tab = await (await openContext(browser, dashboard)).newPage();
      await tab.goto(`${dashboard}${path}`);
      await expect(tab.getByRole('heading', { level: 1, name: 'Field notes', exact: true })).toBeVisible();
      await tab.context().close();
    });
    console.log(watch.table());
    if (process.env.ATRIUM_WRITE_DOCS) watch.writeInto('docs/own-repository.md');
  } finally {
    dev?.kill();
    await page.context().close();
    await server.close();
    await product.close();
    rmSync(parent, { recursive: true, force: true });
  }
});
