import { renderInApp } from '@atrium/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import { ChartFileMenu } from './ChartFileMenu';

const table = { head: 'Tag', categories: ['2026-10-30'], series: [{ label: 'Umsatz', data: [1016.3] }] };

test('the numbers of a chart are saved as spreadsheets of the language read them', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${saved.push(file)}`;
  HTMLAnchorElement.prototype.click = () => {};
  const part = <ChartFileMenu title="Umsatz" table={() => table} picture={undefined} />;
  const { user } = await renderInApp(app, part, { ...testOptions, route: '/', language: 'de' });
  await user.click(screen.getByRole('button'));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0] ?? new Blob());
  });
  expect(text).toBe('Tag;Umsatz\r\n2026-10-30;1016,3\r\n');
});

test('they are copied with tabs between them, and saved as a spreadsheet with days as days', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${saved.push(file)}`;
  HTMLAnchorElement.prototype.click = () => {};
  const part = <ChartFileMenu title="Umsatz" table={() => table} picture={undefined} />;
  const { user } = await renderInApp(app, part, { ...testOptions, route: '/', language: 'de' });
  await user.click(screen.getByRole('button'));
  await user.click(await screen.findByRole('menuitem', { name: 'Zahlen kopieren' }));
  expect(await screen.findByText('Zahlen kopiert')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Tag\tUmsatz\r\n2026-10-30\t1016,3');
  await user.click(screen.getByRole('button'));
  await user.click(await screen.findByRole('menuitem', { name: /XLSX/ }));
  await waitFor(() => expect(saved.map(({ type }) => type)).toEqual([expect.stringContaining('spreadsheetml')]));
});
