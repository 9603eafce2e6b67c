import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@atrium/contract';
import { rowsFolder } from '../../tools/faults/matrix';
import { expect } from '../fixtures';
import { faults } from './faults';
import { test } from './fixtures';
import { appsOf, expectSamePage, isFetched, openScene } from './scene';

// Every fault on every app. One page gets them one after the other: the app that has just healed is the one that must
// still work while the next one fails. The first has a page of its own, with another app that was not opened before; so
// has one of which another app has shown a part, since a fault of its files would come too late.
for (const [index, fault] of faults.entries())
  test(fault.name, async ({ product, signedIn }) => {
    const apps = appsOf(product.registry());
    const language = languages[index % languages.length] ?? 'en';
    const cells: Record<string, string> = {};
    let scene = await openScene(signedIn, product, language);
    for (const [place, app] of apps.entries()) {
      const other = apps[place - 1] ?? apps[1];
      if (!other) throw new Error('There is no other app.');
      if (await isFetched(scene, app)) {
        await scene.page.close();
        scene = await openScene(signedIn, product, language);
      }
      const problem = await fault.verify(scene, app, other).then(
        () => expectSamePage(scene).then(() => ''),
        (error: Error) => error.message,
      );
      cells[app.id] = problem;
      if (place > 0 && !problem) continue;
      await scene.page.close();
      scene = await openScene(signedIn, product, language);
    }
    await scene.page.close();
    mkdirSync(rowsFolder, { recursive: true });
    const { name, says, left } = fault;
    writeFileSync(join(rowsFolder, `${index}.json`), JSON.stringify({ name, says, left, cells }));
    expect(Object.fromEntries(Object.entries(cells).filter(([, problem]) => problem))).toEqual({});
  });
