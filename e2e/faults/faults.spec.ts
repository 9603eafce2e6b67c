import { languages } from '@atrium/contract';
import { faults } from './faults';
import { test } from './fixtures';
import { appsOf, expectSamePage, openScene } from './scene';

// Each fault affects another app, in another language: one in five at each change, all in `npm run test:all`, which
// also tries each on every app (`npm run faults`).
for (const [index, fault] of faults.entries())
  test(`${fault.name}: the rest works, and it recovers${fault.isLong ? ' @all' : ''}`, {
    tag: index % 5 === 0 ? [] : '@all',
  }, async ({ product, signedIn }) => {
    const apps = appsOf(product.registry());
    const [app, other] = [apps[index % apps.length], apps[(index + 1) % apps.length]];
    const language = languages[index % languages.length];
    if (!app || !other || !language) throw new Error('There are no apps.');
    const scene = await openScene(signedIn, product, language);
    await fault.verify(scene, app, other);
    await expectSamePage(scene);
    await scene.page.close();
  });
