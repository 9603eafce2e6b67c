import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInKit } from '../renderInKit';
import { FilterChip } from './FilterChip';
import { NavList } from './NavList';
import { SearchInput } from './SearchInput';
import { SelectionBar } from './SelectionBar';

describe('SearchInput', () => {
  afterEach(() => void jest.useRealTimers());

  test('searches when typing rests, at once on Enter and when cleared', () => {
    jest.useFakeTimers();
    const searched: string[] = [];
    function Host() {
      const [q, setQ] = useState('');
      const search = (query: string) => {
        searched.push(query);
        setQ(query);
      };
      return <SearchInput label="Search users" value={q} onSearch={search} />;
    }
    renderInKit(<Host />);
    const field = screen.getByRole('searchbox', { name: 'Search users' });
    fireEvent.change(field, { target: { value: 'jo' } });
    fireEvent.change(field, { target: { value: 'jon' } });
    act(() => void jest.advanceTimersByTime(249));
    expect(searched).toEqual([]);
    act(() => void jest.advanceTimersByTime(1));
    fireEvent.change(field, { target: { value: 'jona' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.change(field, { target: { value: '' } });
    act(() => void jest.advanceTimersByTime(1000));
    expect(searched).toEqual(['jon', 'jona', '']);
  });

  test('follows a change from outside', async () => {
    function Host() {
      const [q, setQ] = useState('mail');
      return (
        <>
          <SearchInput label="Search" value={q} onSearch={setQ} />
          <button type="button" onClick={() => setQ('')}>
            Back
          </button>
        </>
      );
    }
    renderInKit(<Host />);
    expect(screen.getByRole('searchbox')).toHaveValue('mail');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

test('FilterChip sets and removes its filter', async () => {
  function Host() {
    const [role, setRole] = useState<string>();
    return <FilterChip label="Role" value={role} onChange={setRole} options={[{ value: 'editor', label: 'Editor' }]} />;
  }
  renderInKit(<Host />);
  await userEvent.click(screen.getByRole('button', { name: 'Role' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Role Editor' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove filter' }));
  expect(screen.getByRole('button', { name: 'Role' })).toBeVisible();
});

test('NavList names its links, and the open one', () => {
  renderInKit(
    <NavList
      label="Folders"
      activeKey="inbox"
      items={[
        { key: 'inbox', to: '/inbox', label: 'Inbox', count: 3, countLabel: 'unread' },
        { key: 'sent', to: '/sent', label: 'Sent' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Folders' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/inbox');
  expect(screen.getByRole('link', { name: 'Sent' })).toHaveAttribute('href', '/sent');
});

test('SelectionBar shows while something is chosen, and offers all that there is', async () => {
  const onSelectAll = jest.fn();
  const bar = (count: number) => (
    <SelectionBar count={count} total={12_340} onSelectAll={onSelectAll} onClear={() => {}}>
      <button type="button">Delete</button>
    </SelectionBar>
  );
  const { rerender } = renderInKit(bar(1_002));
  expect(screen.getByRole('toolbar')).toHaveTextContent('1,002 selected');
  await userEvent.click(screen.getByRole('button', { name: 'Select all 12,340' }));
  expect(onSelectAll).toHaveBeenCalledTimes(1);
  rerender(bar(0));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('Escape clears a selection, but not while it closes something else', async () => {
  const onClear = jest.fn();
  renderInKit(
    <>
      <input type="search" aria-label="Search" />
      <SelectionBar count={2} onClear={onClear}>
        <button type="button">Delete</button>
      </SelectionBar>
    </>,
  );
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{Escape}');
  expect(onClear).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.keyboard('{Escape}');
  expect(onClear).toHaveBeenCalledTimes(1);
});
