import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { renderInKit } from '../renderInKit';
import { DataTable } from './DataTable';
import type { DataTableProps } from './tableProps';
import { useTableParams } from './useTableParams';

interface Person {
  id: number;
  name: string;
  role: string;
}
const people: Person[] = [
  { id: 1, name: 'Amira', role: 'Editor' },
  { id: 2, name: 'Jonas', role: 'Author' },
];
const table = (props: Partial<DataTableProps<Person>> = {}) => (
  <DataTable<Person>
    label="Users"
    columns={[
      { key: 'name', title: 'Name', isSortable: true, render: ({ name }) => name },
      { key: 'role', title: 'Role', render: ({ role }) => role },
      { key: 'actions', title: '', render: () => <button type="button">More</button> },
    ]}
    rows={people}
    rowKey={({ id }) => id}
    rowLabel={({ name }) => name}
    empty={<p>No users yet</p>}
    {...props}
  />
);

describe('DataTable', () => {
  test('shows rows under their heads, and leads where they lead', () => {
    renderInKit(table({ rowLink: ({ id }) => `/user/${id}`, total: 132, page: 2, perPage: 10, onPage: () => {} }));
    const grid = within(screen.getByRole('table', { name: 'Users' }));
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Role',
      'Actions',
    ]);
    expect(grid.getByRole('link', { name: 'Jonas' })).toHaveAttribute('href', '/user/2');
    expect(screen.getByText('11–20 of 132')).toBeVisible();
  });

  test('is no live region, but for the count below it', () => {
    renderInKit(table({ total: 132, page: 2, perPage: 10, onPage: () => {} }));
    const around = screen.getByRole('table', { name: 'Users' }).closest('[aria-live]');
    expect(around).toHaveAttribute('aria-live', 'off');
    expect(screen.getByText('11–20 of 132').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  test('its head has a stop for each order and no other', async () => {
    renderInKit(table({ onSort: () => {}, onResizeColumns: () => {} }));
    const [head] = screen.getAllByRole('row');
    if (!head) throw new Error('There is no head');
    const stops = [...head.querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex >= 0);
    expect(stops).toEqual([screen.getByRole('button', { name: 'Name' })]);
  });

  test('is a shape while nothing has come yet', () => {
    renderInKit(table({ rows: undefined }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByText('No users yet')).toBeNull();
  });

  test('says so when there is nothing', () => {
    renderInKit(table({ rows: [], total: 0 }));
    expect(screen.getByText('No users yet')).toBeVisible();
  });

  test('says so when nothing matches, and offers the way back', async () => {
    const onClear = jest.fn();
    renderInKit(table({ rows: [], total: 0, isFiltered: true, onClear }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('No users yet')).toBeNull();
  });

  test('an error without rows takes their place; one with rows leaves them', async () => {
    const onRetry = jest.fn();
    const { unmount } = renderInKit(table({ rows: undefined, error: { status: 500 }, onRetry }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    unmount();
    renderInKit(table({ error: { status: 500 }, onRetry }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Amira')).toBeVisible();
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  test('rows can be chosen, one by one or all', async () => {
    function Host() {
      const [keys, setKeys] = useState<string[]>([]);
      return (
        <>
          {table({ selection: { keys, onChange: setKeys } })}
          <p>chosen: {keys.join(' ')}</p>
        </>
      );
    }
    renderInKit(<Host />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Jonas' }));
    expect(screen.getByText('chosen: 2')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('chosen: 2 1')).toBeVisible();
  });

  test('rows stay while newer ones are on their way, can be chosen, and give way to them', async () => {
    function Host() {
      const [keys, setKeys] = useState<string[]>([]);
      const [rows, setRows] = useState<Person[]>();
      return (
        <>
          {table({ selection: { keys, onChange: setKeys }, isStale: !rows, rows: rows ?? people })}
          <button type="button" onClick={() => setRows([{ id: 3, name: 'Mei', role: 'Editor' }])}>
            Answer
          </button>
        </>
      );
    }
    renderInKit(<Host />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Jonas' }));
    expect(screen.getByRole('checkbox', { name: 'Select Jonas' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(screen.getByRole('checkbox', { name: 'Select Mei' })).not.toBeChecked();
    expect(screen.queryByText('Jonas')).toBeNull();
  });
});

describe('with its state in the address', () => {
  function Host() {
    const params = useTableParams({ filters: ['role'] });
    const { search } = useLocation();
    return (
      <>
        {table({
          total: 132,
          page: params.page,
          perPage: params.perPage,
          onPage: params.setPage,
          sort: params.sort,
          onSort: params.setSort,
        })}
        <button type="button" onClick={() => params.setFilter('role', 'editor')}>
          Only editors
        </button>
        <button type="button" onClick={params.clear}>
          Clear
        </button>
        <p>address: {search}</p>
        <p>{params.isFiltered ? 'filtered' : 'all'}</p>
      </>
    );
  }

  test('pages, order and filters are written there', async () => {
    renderInKit(<Host />, { path: '/users?panel=open' });
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(screen.getByText('address: ?panel=open&page=2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(screen.getByText('address: ?panel=open&sort=name')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(screen.getByText('address: ?panel=open&sort=-name')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Only editors' }));
    expect(screen.getByText('filtered')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('address: ?panel=open&sort=-name')).toBeVisible();
    expect(screen.getByText('all')).toBeVisible();
  });

  test('and read from there', () => {
    renderInKit(<Host />, { path: '/users?page=3&role=editor' });
    expect(screen.getByText('21–30 of 132')).toBeVisible();
    expect(screen.getByText('filtered')).toBeVisible();
  });
});
