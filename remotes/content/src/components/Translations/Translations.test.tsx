import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const slowly = { timeout: 20_000 };

async function openItem(q: string) {
  const opened = await renderApp(app, { ...testOptions, route: '/content/board', role: 'admin' });
  const { data } = await opened.runtime.http.get('/apps/content/items', { params: { q } });
  return { ...opened, id: data.items[0].id };
}

test('an item shows its languages with their states; another one is begun from it', async () => {
  const { id } = await openItem('One price');
  const { user, runtime } = await renderApp(app, { ...testOptions, route: `/content/items/${id}`, role: 'admin' });
  const section = within(await screen.findByRole('region', { name: 'Languages' }, slowly));
  expect(section.getByText('English')).toBeVisible();
  expect(section.getByText('Source')).toBeVisible();
  expect(section.getByRole('link', { name: 'German' })).toBeVisible();
  await user.type(section.getByRole('combobox', { name: 'Translate into…' }), 'French');
  await user.click(await screen.findByTitle('French'));
  await waitFor(async () => {
    const { data } = await runtime.http.get('/apps/content/translations', { params: { id } });
    expect(data.translations.map(({ locale }: { locale: string }) => locale)).toEqual(['en', 'de', 'fr']);
  });
});

test('a post has its language, and says in which others it can be read', async () => {
  const source = 16;
  const { user, runtime } = await renderApp(app, {
    ...testOptions,
    route: `/pages/blog/detail/${source}`,
    role: 'admin',
  });
  const { http } = runtime;
  await screen.findByRole('heading', { level: 1, name: 'Who reads whom' }, slowly);
  const { data } = await http.post('/apps/content/add-translation', { id: source, locale: 'de' });
  const { id } = data.item;
  await http.post('/apps/content/update-item', { id, title: 'Wer wen liest', reviewerId: 3 });
  for (const action of ['submit', 'approve', 'publishNow'])
    await http.post('/apps/content/transition', { ids: [id], action });
  const others = within(await screen.findByRole('navigation', { name: 'Also available in' }, slowly));
  const hrefOf = (language: string) =>
    document.head.querySelector(`link[rel="alternate"][hreflang="${language}"]`)?.getAttribute('href');
  await waitFor(() => expect(hrefOf('de')).toMatch(/\/pages\/blog\/post\//));
  expect(hrefOf('x-default')).toBe(hrefOf('en'));
  await user.click(others.getByRole('link', { name: 'Deutsch' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Wer wen liest' });
  expect(heading).toHaveAttribute('lang', 'de');
});
