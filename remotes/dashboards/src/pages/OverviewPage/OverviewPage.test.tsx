import type { SlotEntry } from '@atrium/contract';
import type { UserRole } from '@atrium/core/api';
import { memoryStorage, type SlotContentProps, SlotContentProvider } from '@atrium/sdk';
import { bringAllNear, renderInApp } from '@atrium/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import OverviewPage from '.';

beforeAll(bringAllNear);

const filling = (id: string, order: number, requires?: SlotEntry['requires']): SlotEntry => ({
  id,
  slot: 'dashboards.overview',
  label: 'title',
  icon: 'house',
  order,
  module: `./components/${id}`,
  ...(requires && { requires }),
});

const contents: Record<string, ComponentType> = {
  News: () => <p>Three letters</p>,
  Weather: () => <p>Fog until noon</p>,
  Late: lazy(() => new Promise(() => {})),
  Broken: () => <p role="alert">Broken can’t be opened right now</p>,
};

/** Fake slot content: the app's component, or its fallback. */
function FakeContent({ filling: { entry }, fallback }: SlotContentProps) {
  const Content = contents[entry.id];
  return <Suspense fallback={fallback}>{Content && <Content />}</Suspense>;
}

const open = (slots: SlotEntry[], role: UserRole = 'admin', storage = memoryStorage()) =>
  renderInApp(
    app,
    <SlotContentProvider value={FakeContent}>
      <OverviewPage />
    </SlotContentProvider>,
    { ...testOptions, manifest: { ...testOptions.manifest, slots }, route: '/', role, storage },
  );

const names = () => screen.getAllByText(/Three letters|Fog until noon/).map(({ textContent }) => textContent);

test('shows what apps put into its slot, in their order', async () => {
  await open([filling('Weather', 20), filling('News', 10), { ...filling('Late', 1), slot: 'users.profile' }]);
  expect(await screen.findByText('Three letters')).toBeVisible();
  expect(names()).toEqual(['Three letters', 'Fog until noon']);
});

test('keeps what loads or fails inside its own box', async () => {
  await open([filling('Late', 1), filling('Broken', 2), filling('News', 3)]);
  const boxes = [await screen.findByText('Three letters'), screen.getByRole('alert'), screen.getByRole('status')].map(
    (content) => content.closest('.box'),
  );
  expect(boxes.every((box) => box !== null)).toBe(true);
  expect(new Set(boxes).size).toBe(3);
});

test('leaves out what the person may not see', async () => {
  const mayRead = (subject: string) => ({ action: 'read', subject });
  await open([filling('News', 1, mayRead('Analytics')), filling('Weather', 2, mayRead('Weather'))], 'editor');
  expect(await screen.findByText('Three letters')).toBeVisible();
  expect(screen.queryByText('Fog until noon')).toBeNull();
});

test('is arranged by keys, and kept', async () => {
  const { user, runtime } = await open([filling('News', 10), filling('Weather', 20)]);
  await user.click(await screen.findByRole('button', { name: 'Customise' }));
  const [first] = await screen.findAllByRole('button', { name: /^Move / });
  first?.focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  await user.click(screen.getAllByRole('button', { name: /^Remove / })[0] ?? document.body);
  const { data } = await runtime.http.get('/card/overview');
  expect(data).toMatchObject({
    layout: { widgets: [{ key: 'dashboards/News', size: 'wide', settings: {} }], removed: ['dashboards/Weather'] },
  });
  await user.click(screen.getByRole('button', { name: 'Back to the default' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(names()).toEqual(['Three letters', 'Fog until noon']);
});

test('each step is taken back, by its button or by the keys for it, the default included', async () => {
  const { user, runtime } = await open([filling('News', 10), filling('Weather', 20)]);
  await user.click(await screen.findByRole('button', { name: 'Customise' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  const [remove] = await screen.findAllByRole('button', { name: /^Remove / });
  await user.click(remove ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Back to the default' }));
  expect(names()).toEqual(['Three letters', 'Fog until noon']);
  await user.keyboard('{Control>}z{/Control}');
  expect(names()).toEqual(['Fog until noon']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['Three letters', 'Fog until noon']);
  // The button is gone: the focus moves to a widget.
  expect(screen.getAllByRole('button', { name: /^Move / })).toContain(document.activeElement);
  await waitFor(async () => {
    const { data } = await runtime.http.get('/card/overview');
    expect(data).toMatchObject({ layout: null });
  });
});

test('what is arranged while nothing can be kept stays in the browser, and is kept with the next visit', async () => {
  const slots = [filling('News', 10), filling('Weather', 20)];
  const storage = memoryStorage();
  const first = await open(slots, 'admin', storage);
  await first.user.click(await screen.findByRole('button', { name: 'Customise' }));
  const [remove] = await screen.findAllByRole('button', { name: /^Remove / });
  first.demo.settings.failureRate = 1;
  await first.user.click(remove ?? document.body);
  expect(await screen.findByText(/^Your arrangement isn’t saved yet/)).toBeVisible();
  first.unmount();

  const { runtime } = await open(slots, 'admin', storage);
  expect(await screen.findByText('Fog until noon')).toBeVisible();
  expect(names()).toEqual(['Fog until noon']);
  await waitFor(async () => {
    const { data } = await runtime.http.get('/card/overview');
    expect(data).toMatchObject({ layout: { removed: ['dashboards/News'] } });
  });
});

test('what waited does not undo what is there since, unless the person wants it', async () => {
  const slots = [filling('News', 10), filling('Weather', 20)];
  const storage = memoryStorage();
  const first = await open(slots, 'admin', storage);
  await first.user.click(await screen.findByRole('button', { name: 'Customise' }));
  const [handle] = await screen.findAllByRole('button', { name: /^Move / });
  handle?.focus();
  await first.user.keyboard('{ArrowRight}');
  await waitFor(async () => {
    const { data } = await first.runtime.http.get('/card/overview');
    expect(data).toMatchObject({ version: 1 });
  });
  first.demo.settings.failureRate = 1;
  await first.user.click(screen.getAllByRole('button', { name: /^Remove / })[0] ?? document.body);
  await screen.findByText(/^Your arrangement isn’t saved yet/);
  first.unmount();

  // Separate demo with an empty layout.
  const { user, runtime } = await open(slots, 'admin', storage);
  expect(await screen.findByText(/^Your overview has been arranged elsewhere since/)).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Three letters', 'Fog until noon']));
  await user.click(screen.getByRole('button', { name: 'Use the one from here' }));
  await waitFor(() => expect(names()).toEqual(['Three letters']));
  await waitFor(async () => {
    const { data } = await runtime.http.get('/card/overview');
    expect(data).toMatchObject({ layout: { removed: [expect.any(String)] } });
  });
});
