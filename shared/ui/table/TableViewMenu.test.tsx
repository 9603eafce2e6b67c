import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInKit } from '../renderInKit';
import { DataTable } from './DataTable';
import { TableViewMenu } from './TableViewMenu';
import type { Column } from './tableProps';
import { useTableView } from './useTableView';

const columns: Column<{ id: number }>[] = ['Name', 'Role', 'Plan'].map((title) => ({
  key: title,
  title,
  width: 200,
  render: ({ id }) => id,
}));

function Page() {
  const view = useTableView('people', columns);
  return (
    <>
      <TableViewMenu view={view} />
      <DataTable label="People" columns={view.columns} rows={[{ id: 1 }]} rowKey={({ id }) => id} empty={<p>None</p>} />
      <p>{view.columns.map(({ width }) => width).join(' ')}</p>
    </>
  );
}

/** Jsdom measures nothing. */
const measured = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
afterAll(() => measured.mockRestore());

test('the width of a column is set by keys, at the cost of its neighbour', async () => {
  renderInKit(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns and density' }));
  const width = await screen.findByRole('slider', { name: 'Width of Role' });
  expect(width).toHaveValue('200');
  fireEvent.change(width, { target: { value: '240' } });
  expect(screen.getByText('200 240 160')).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: 'Width of Plan' }), { target: { value: '180' } });
  expect(screen.getByText('200 220 180')).toBeVisible();
});
