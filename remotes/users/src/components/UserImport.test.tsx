import { renderInApp } from '@atrium/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

/** Some letters of Windows-1250. */
const polish = (text: string) => Array.from(text, (letter) => ({ ł: 0xb3, ą: 0xb9 })[letter] ?? letter.charCodeAt(0));
/** "名前,住所" and "山,東" in Shift JIS: Windows-1252 has no letter for one of these bytes. */
const japanese = [0x96, 0xbc, 0x91, 0x4f, 0x2c, 0x8f, 0x5a, 0x8f, 0x8a, 0x0a, 0x8e, 0x52, 0x2c, 0x93, 0x8c, 0x0a];

async function choose(user: User, bytes: readonly number[]) {
  const input = document.querySelector('input[type="file"]');
  // jsdom's files do not give their bytes.
  const files = [Object.assign(new File([], 'people.csv'), { arrayBuffer: async () => new Uint8Array(bytes).buffer })];
  if (input) fireEvent.change(input, { target: { files } });
  return async (encoding: string) => {
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Encoding, if letters look wrong' }));
    const list = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.ant-select-dropdown');
      if (!found) throw new Error('No list has opened');
      return found;
    });
    await user.click(await within(list).findByTitle(encoding));
  };
}

test('letters that look wrong are right in the encoding that is named', async () => {
  const { user } = await open();
  const nameEncoding = await choose(user, polish('Name\nStanisław Dąb\n'));
  expect(await screen.findByText('Stanis³aw D¹b')).toBeVisible();
  await nameEncoding('Unicode (UTF-8)');
  expect(await screen.findByText('The file is not in this encoding. Choose another one.')).toBeVisible();
  await nameEncoding('Central European (Windows-1250)');
  expect(await screen.findByText('Stanisław Dąb')).toBeVisible();
});

test('a file that cannot be read can be once its encoding is named', async () => {
  const { user } = await open();
  const nameEncoding = await choose(user, japanese);
  expect(await screen.findByText(/This file cannot be read as a table/)).toBeVisible();
  await nameEncoding('Japanese (Shift JIS)');
  expect(await screen.findByText('山')).toBeVisible();
});
