import { expect } from '../fixtures';
import { makeOnly, releaseAgain, releaseOf, wrongEntries } from '../support/servedProduct';
import { expectOther, type Fault, onPage } from './fault';
import { faultLabel } from './faultyProduct';
import {
  answering,
  chunksOf,
  comeBack,
  entryOf,
  failing,
  newerHost,
  removed,
  truncated,
  withScript,
} from './injections';
import { besideOthers } from './neighbours';
import { cardOf, expectApp, type FaultyApp, goTo, type Scene, textIn, tryAgain } from './scene';
import { leftOut, ofShell, takenOver } from './wholeReleases';

const inSlot: Fault = {
  name: 'a slot that throws',
  says: 'appError.crashed',
  left: 'its page and its commands',
  async verify(scene, app, other) {
    const { page } = scene;
    const heal = await failing('slot')(scene, app);
    await goTo(scene, other);
    await page.getByRole('button', { name: faultLabel(app.id) }).click();
    const card = cardOf(scene, app);
    await expect(card).toContainText(textIn(scene.language, 'appError.crashed'));
    await heal();
    await tryAgain(scene, card);
    await expect(page.getByText(`The slot of ${app.id}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await goTo(scene, app);
    await expectApp(scene, app);
    await expectOther(scene, other);
  },
};

async function runCommand({ page, language }: Scene, { id }: FaultyApp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: textIn(language, 'palette.name') }).fill(faultLabel(id));
  // Apps offer commands for the words, too.
  await page.getByRole('option', { name: new RegExp(`^${faultLabel(id)}`) }).click();
}

const inCommand: Fault = {
  name: 'a command that throws',
  says: 'palette.commandFailed',
  left: 'its page, its slots and its other commands',
  async verify(scene, app, other) {
    const { page, language } = scene;
    const heal = await failing('command')(scene, app);
    await expectOther(scene, other);
    await runCommand(scene, app);
    await expect(
      page.getByText(textIn(language, 'palette.commandFailed', { command: faultLabel(app.id) })),
    ).toBeVisible();
    await expectApp(scene, other);
    await heal();
    await runCommand(scene, app);
    await expect(page.locator(`body[data-ran="${app.id}"]`)).toBeAttached();
    await goTo(scene, app);
    await expectApp(scene, app);
  },
};

const inHandler: Fault = {
  name: 'a rejected promise in a handler',
  says: 'appError.actionFailed',
  left: 'everything but that action',
  async verify(scene, app, other) {
    const { page, language } = scene;
    const heal = await failing('handler')(scene, app);
    await goTo(scene, app);
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(
      page.getByText(textIn(language, 'appError.actionFailed', { app: app.titles[language] })),
    ).toBeVisible();
    // The message is under the pointer now, and stays.
    await page.mouse.move(0, 0);
    await expectApp(scene, app);
    await expectOther(scene, other);
    await heal();
    await goTo(scene, app);
    await expectApp(scene, app);
  },
};

const onOpenPage: Fault = {
  name: 'release replaced while its page is open',
  says: 'update.ready',
  left: 'everything; the new release comes when the app is left, or by "Update"',
  async verify(scene, app, other) {
    const { page, product, language } = scene;
    await goTo(scene, app);
    await expectApp(scene, app);
    const next = releaseAgain(product, releaseOf(product, app.id));
    await makeOnly(product, next);
    await comeBack(scene);
    const offer = page.getByRole('button', { name: textIn(language, 'update.ready', { app: app.titles[language] }) });
    await expect(offer).toBeVisible();
    await expectApp(scene, app);
    // An app with a widget on the other app's page has its new release requested there.
    const fetched = page.waitForResponse((answer) => answer.url().endsWith(next.entry));
    await expectOther(scene, other);
    await expect(offer).toHaveCount(0);
    await goTo(scene, app);
    await fetched;
    await expectApp(scene, app);
  },
};

export const faults: readonly Fault[] = [
  onPage(
    'container missing (404)',
    'appError.missing',
    answering(entryOf, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  ),
  onPage(
    'server error (503)',
    'appError.server',
    answering(entryOf, (route) => route.fulfill({ status: 503, body: 'Busy' })),
  ),
  onPage(
    'hang',
    'appError.timeout',
    answering(entryOf, () => new Promise(() => undefined)),
  ),
  onPage('HTML instead of JS', 'appError.missing', answering(entryOf, withScript(wrongEntries.html, 'text/html'))),
  onPage('broken JS', 'appError.broken', answering(entryOf, withScript(wrongEntries.broken))),
  onPage('empty file', 'appError.broken', answering(entryOf, withScript(wrongEntries.empty))),
  onPage(
    'chunk missing',
    'appError.missing',
    answering(chunksOf, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  ),
  onPage('chunk truncated', 'appError.broken', truncated),
  onPage('integrity mismatch', 'appError.broken', answering(entryOf, withScript('window.isTampered = true'))),
  onPage('throw on import', 'appError.crashed', failing('import')),
  onPage('throw in render', 'appError.crashed', failing('render')),
  onPage('throw in an effect', 'appError.crashed', failing('effect')),
  inHandler,
  onPage('endless suspense', 'appError.stuck', failing('suspense'), { waits: true }),
  onPage('release that asks for a newer host', 'appError.host', newerHost),
  onOpenPage,
  onPage('release replaced, and its files removed', 'appError.missing', removed),
  inSlot,
  inCommand,
  ...besideOthers,
  leftOut,
  takenOver,
  ofShell,
];
