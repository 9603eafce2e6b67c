import { createRuntime } from '@atrium/sdk';
import { RuntimeProvider } from '@atrium/sdk/host';
import { kitLocales } from '@atrium/ui/host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellLocales } from '../locales';
import { lazyPage } from './lazyPage';

test('code that did not arrive is asked for again when the person wants it', async () => {
  const runtime = createRuntime();
  await Promise.all([runtime.languages.addTexts('kit', kitLocales), runtime.languages.addTexts('shell', shellLocales)]);
  let isDown = true;
  const Page = lazyPage<{ name: string }>(async () => {
    if (isDown) throw new Error('No answer');
    return { default: ({ name }) => <h1>Page of {name}</h1> };
  });
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <RuntimeProvider runtime={runtime}>
      <Page name="Ann" />
    </RuntimeProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  silence.mockRestore();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Page of Ann' })).toBeVisible();
});
