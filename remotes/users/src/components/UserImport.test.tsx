import { renderInApp } from '@atrium/standalone/testing';
import { screen, within } from '@testing-library/react';
import app from '../app';
import { testOptions } from '../testing/testOptions';
import { UserImport } from './UserImport';

const open = () => renderInApp(app, <UserImport onClose={() => {}} />, { ...testOptions, route: '/apps/user/list' });
type User = Awaited<ReturnType<typeof open>>['user'];

async function paste(user: User, text: string) {
  await user.click(await screen.findByLabelText('Or paste rows from a spreadsheet'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Use these rows' }));
}

const rows = [
  'Vollständiger Name\tBenutzername\tE-Mail\tRolle\tNotes',
  "Ann Archer\tann\tann@example.com\tEditor\t'+49 1",
  'Ben\tb n\tben@example.com\tEditor\t',
  'Cleo\tcleo\tadmin@demo.com\tnobody\t',
].join('\n');

test('rows are pasted, their columns guessed, checked by the server, imported and taken back', async () => {
  const { user } = await open();
  await paste(user, rows);
  expect(await screen.findByText('3 rows found · 1 column is not imported')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('1 row can be imported')).toBeVisible();
  expect(screen.getByText('2 rows have problems and are left out')).toBeVisible();
  const odd = within(screen.getByRole('table', { name: 'Rows with problems' }))
    .getAllByRole('row')
    .slice(1);
  expect(odd.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^3Usernameb n/),
    expect.stringMatching(/^4RolenobodyNot one of the options/),
  ]);
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText('1 row imported')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 row removed again')).toBeVisible();
});

test('a table without what is needed waits for its columns, and the way back loses nothing', async () => {
  const { user } = await open();
  await paste(user, 'Name;Phone\nAnn;0049');
  expect(await screen.findByText('Choose a column for: Username, Email')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Or paste rows from a spreadsheet')).toBeVisible();
});

test('what is no table is named', async () => {
  const { user } = await open();
  await paste(user, 'Name,"Email\nAnn');
  expect(await screen.findByText('This file cannot be read as a table: look at row 1.')).toBeVisible();
});
