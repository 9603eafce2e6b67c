import { expect, openContext, test } from './fixtures';
import { writeProbeRemote } from './support/remotes/probeRemote';
import { serveProduct } from './support/servedProduct';

test('two apps built apart share one of everything, and read a context of the shell', async ({ browser }) => {
  const product = await serveProduct('one-of-each');
  const context = await openContext(browser, product.origin);
  const page = await context.newPage();
  try {
    for (const id of ['probe-one', 'probe-two'])
      await product.buildAndPublish(writeProbeRemote({ id, path: `/apps/${id}`, label: `Label of ${id}` }), '1.0.0-1');
    await page.goto('/access-control');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const main = page.getByRole('main');

    await test.step('both follow the skin of the shell', async () => {
      await menu.getByRole('link', { name: 'Label of probe-one' }).click();
      await expect(main.getByText('skin light')).toBeVisible();
      await page.getByRole('button', { name: 'Dark mode' }).click();
      await expect(main.getByText('skin dark')).toBeVisible();
      await menu.getByRole('link', { name: 'Label of probe-two' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Label of probe-two' })).toBeVisible();
      await expect(main.getByText('skin dark')).toBeVisible();
    });

    await test.step('libraries are shared, client and storage are not', async () => {
      const isSame = await page.evaluate(() => {
        const { 'probe-one': one, 'probe-two': two } = Reflect.get(window, 'probes');
        const shared = ['store', 'ability', 'i18n', 'texts', 'theme', 'Button'];
        const own = ['runtime', 'http'];
        return {
          ...Object.fromEntries([...shared, ...own].map((name) => [name, one[name] === two[name]])),
          useState: one.React.useState === two.React.useState,
          createPortal: one.ReactDOM.createPortal === two.ReactDOM.createPortal,
        };
      });
      expect(isSame).toEqual({
        // An app's client and storage are its own.
        runtime: false,
        store: true,
        http: false,
        ability: true,
        i18n: true,
        texts: true,
        theme: true,
        Button: true,
        useState: true,
        createPortal: true,
      });
    });

    await test.step('a rejected call', async () => {
      await main.getByRole('button', { name: 'Ask' }).click();
      await expect(main.getByText('rejected with 404')).toBeVisible();
    });
  } finally {
    await context.close();
    await product.close();
  }
});
