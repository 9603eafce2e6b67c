import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Download } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { renderInKit } from '../renderInKit';
import { DataTable } from './DataTable';
import { downloadBlob, downloadFile } from './downloadFile';
import { ExportButton } from './ExportButton';
import type { ListQuery } from './tableParams';
import { type ListResult, useListPage } from './useListPage';

jest.mock('./downloadFile', () => ({ downloadBlob: jest.fn(), downloadFile: jest.fn() }));
const [downloaded, sheets] = [jest.mocked(downloadFile), jest.mocked(downloadBlob)];

interface Person {
  id: number;
  name: string;
}
interface Answer {
  people: Person[];
  total: number;
}
type Query = ListQuery<{ q?: string }>;

const everybody: Person[] = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `Person ${index + 1}` }));

const answer = ({ q = '', page, perPage }: Query): Answer => {
  const found = everybody.filter(({ name }) => name.includes(q));
  return { people: found.slice((page - 1) * perPage, page * perPage), total: found.length };
};

const usePeopleOf = (query: Query): ListResult<Answer> => {
  const data = answer(query);
  return { data, currentData: data, isFetching: false, refetch: () => undefined };
};

function List({ useQuery }: { useQuery: typeof usePeopleOf }) {
  const { search } = useLocation();
  const list = useListPage({
    name: 'people',
    filters: [],
    columns: [{ key: 'name', title: 'Name', isSortable: true, render: ({ name }) => name, text: ({ name }) => name }],
    toFilter: ({ q }) => ({ ...(q && { q }) }),
    useQuery,
    load: async (query: Query) => answer(query),
    read: ({ people, total }: Answer) => ({ rows: people, total }),
    fileName: 'people',
  });
  return (
    <>
      <DataTable label="People" rowLabel={({ name }) => name} empty={<p>Nobody</p>} {...list.tableProps} />
      <output aria-label="address">{search}</output>
      <output aria-label="count">{list.selection.count}</output>
      <button type="button" onClick={() => list.rowKeys?.next()}>
        Next
      </button>
      <output aria-label="chosen">{JSON.stringify(list.chosen)}</output>
      <button type="button" onClick={list.selection.selectAll}>
        All
      </button>
      <ExportButton label="Save" icon={Download} isExporting={list.isExporting} onExport={list.exportChosen} />
    </>
  );
}

const open = (path: string, useQuery = usePeopleOf) => {
  renderInKit(<List useQuery={useQuery} />, { path });
  return userEvent.setup();
};
const address = () => screen.getByRole('status', { name: 'address' });
const chosen = () => JSON.parse(screen.getByRole('status', { name: 'chosen' }).textContent ?? '');

test('shows the page that the address names, and keeps the order there', async () => {
  const user = open('/?page=2');
  expect(screen.getByText('Person 12')).toBeVisible();
  expect(screen.queryByText('Person 10')).toBeNull();
  expect(screen.getByText('11–12 of 12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Name/ }));
  expect(address()).toHaveTextContent('?sort=name');
});

test('tells calls the ids that are chosen, or the filter when all are', async () => {
  const user = open('/?q=1');
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 10' }));
  expect(chosen()).toEqual({ ids: [10] });
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(chosen()).toEqual({ filter: { q: '1' } });
});

test('all that match stay chosen when some are taken out', async () => {
  const user = open('/');
  await user.click(screen.getByRole('button', { name: 'All' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 3' }));
  expect(chosen()).toEqual({ filter: {}, except: [3] });
  expect(screen.getByRole('status', { name: 'count' })).toHaveTextContent('11');
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(screen.getByRole('checkbox', { name: 'Select Person 12' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 12' }));
  expect(chosen()).toEqual({ filter: {}, except: [3, 12] });
});

test('a row that is deleted is chosen no more', async () => {
  let gone = 0;
  const useShrinking = (query: Query): ListResult<Answer> => {
    const { people, total } = answer(query);
    const data = { people: people.filter(({ id }) => id !== gone), total: gone ? total - 1 : total };
    return { data, currentData: data, isFetching: false, refetch: () => undefined };
  };
  const user = open('/', useShrinking);
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 3' }));
  gone = 2;
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 4' }));
  expect(chosen()).toEqual({ ids: [3, 4] });
});

test('page numbers are links of their own addresses, beside which the search stays', () => {
  open('/?q=Person&sort=name');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/?q=Person&sort=name&page=2');
});

test('a key leads to the next row', async () => {
  const user = open('/');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('checkbox', { name: 'Select Person 1' })).toHaveFocus();
});

test('saves the chosen rows of all pages', async () => {
  const user = open('/?page=2');
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 11' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(downloaded).toHaveBeenCalledTimes(1));
  const [file, text] = downloaded.mock.lastCall ?? [];
  expect(file).toBe('people.csv');
  expect(text).toContain('Person 11');
  expect(text).not.toContain('Person 12');
});

test('saves them as a spreadsheet as well', async () => {
  const user = open('/?page=2');
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 11' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
  await waitFor(() => expect(sheets).toHaveBeenCalledTimes(1));
  const [file, sheet] = sheets.mock.lastCall ?? [];
  expect(file).toBe('people.xlsx');
  expect(sheet?.size).toBeGreaterThan(0);
});

test('shows no rows of before for a query that has failed', () => {
  const data = answer({ page: 1, perPage: 10 });
  const failed = { data, error: new Error('Gone'), isFetching: false, refetch: () => undefined };
  open('/', () => failed);
  expect(screen.queryByText('Person 1')).toBeNull();
  expect(screen.getByRole('alert')).toBeVisible();
});
