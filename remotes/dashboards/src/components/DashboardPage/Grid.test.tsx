import { render, screen } from '@testing-library/react';
import { readPeriod } from '../../model/period';
import { PeriodProvider, useShownPeriod } from '../../state/shownPeriod';
import { NearProvider } from '../NearScreen';
import { PeriodTransition } from './Grid';

const periodOf = (search: string) => readPeriod(new URLSearchParams(search), '2026-11-18');
const [days, year] = [periodOf(''), periodOf('period=year')];

const Shown = () => <p>{useShownPeriod().key}</p>;

const page = (period: typeof days, isNear: boolean) => (
  <PeriodProvider value={period}>
    <NearProvider value={isNear}>
      <PeriodTransition>
        <Shown />
      </PeriodTransition>
    </NearProvider>
  </PeriodProvider>
);

test('a period shows at once near the screen, and far from it once the page is idle', async () => {
  const { rerender } = render(page(days, true));
  rerender(page(year, true));
  expect(screen.getByText('year')).toBeVisible();
  rerender(page(year, false));
  rerender(page(days, false));
  expect(screen.getByText('year')).toBeVisible();
  expect(await screen.findByText('days')).toBeVisible();
});

test('what comes near the screen in the meantime does not wait', () => {
  const { rerender } = render(page(days, false));
  rerender(page(year, false));
  expect(screen.getByText('days')).toBeVisible();
  rerender(page(year, true));
  expect(screen.getByText('year')).toBeVisible();
});
