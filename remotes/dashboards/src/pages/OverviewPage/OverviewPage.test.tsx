import { screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import type { UserRole } from 'shared/api';
import type { SlotEntry } from 'shared/contract';
import { type SlotContentProps, SlotContentProvider } from 'shared/runtime';
import { renderInApp } from 'shared/testing';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import OverviewPage from '.';

const filling = (id: string, order: number, requires?: SlotEntry['requires']): SlotEntry => ({
  id,
  slot: 'dashboards.overview',
  label: 'title',
  icon: 'house',
  order,
  module: `./parts/${id}`,
  ...(requires && { requires }),
});

const contents: Record<string, ComponentType> = {
  News: () => <p>Three letters</p>,
  Weather: () => <p>Fog until noon</p>,
  Late: lazy(() => new Promise(() => {})),
  Broken: () => <p role="alert">Broken can’t be opened right now</p>,
};

/** In place of the host's own: it draws what an app has, or what it draws while that loads. */
function FakeContent({ filling: { entry }, fallback }: SlotContentProps) {
  const Content = contents[entry.id];
  return <Suspense fallback={fallback}>{Content && <Content />}</Suspense>;
}

/** Opens the overview, with apps that fill its slot. */
const open = (slots: SlotEntry[], role: UserRole = 'admin') =>
  renderInApp(
    app,
    <SlotContentProvider value={FakeContent}>
      <OverviewPage />
    </SlotContentProvider>,
    { ...testOptions, manifest: { ...testOptions.manifest, slots }, route: '/', role },
  );

test('shows its numbers', async () => {
  await open([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
  for (const name of ['Revenue', 'Orders', 'Daily visits', 'Active users'])
    await waitFor(() => expect(within(screen.getByRole('region', { name })).getByText(/%/)).toBeVisible());
});

test('shows what apps put into its slot, in their order', async () => {
  await open([filling('Weather', 20), filling('News', 10), { ...filling('Late', 1), slot: 'users.profile' }]);
  const [news, weather] = [screen.getByText('Three letters'), screen.getByText('Fog until noon')];
  expect(news.compareDocumentPosition(weather)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('status')).toBeNull();
});

test('keeps what loads or fails inside its own box', async () => {
  await open([filling('Late', 1), filling('Broken', 2), filling('News', 3)]);
  const boxes = [
    screen.getByText('Loading', { exact: false, selector: '[role=status] *' }),
    screen.getByRole('alert'),
    screen.getByText('Three letters'),
  ].map((content) => content.closest('.box'));
  expect(boxes.every((box) => box !== null)).toBe(true);
  expect(new Set(boxes).size).toBe(3);
});

test('leaves out what the person may not see', async () => {
  const mayRead = (subject: string) => ({ action: 'read', subject });
  await open([filling('News', 1, mayRead('Analytics')), filling('Weather', 2, mayRead('Weather'))], 'editor');
  expect(screen.getByText('Three letters')).toBeVisible();
  expect(screen.queryByText('Fog until noon')).toBeNull();
});
