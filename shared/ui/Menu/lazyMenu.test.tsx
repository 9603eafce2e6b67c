import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MenuProps } from 'antd';
import type { MenuRef } from 'antd/es/menu';
import { createRef, type Ref } from 'react';
import { renderInKit } from '../renderInKit';
import LazyMenu from './lazyMenu';

let mockIsDown = true;

jest.mock('antd/es/menu', () => {
  if (mockIsDown) throw new Error('No answer');
  return {
    __esModule: true,
    default: ({ items = [], ref }: MenuProps & { ref?: Ref<HTMLUListElement> }) => (
      <ul ref={ref} aria-label="Menu" tabIndex={-1}>
        {items.map((item) => (
          <li key={item?.key}>{item?.key}</li>
        ))}
      </ul>
    ),
  };
});

test('what did not arrive says so, comes when its button is pointed at again, and takes the focus that it was to have', async () => {
  const menu = createRef<MenuRef>();
  renderInKit(
    <>
      <button type="button" className="ant-dropdown-trigger">
        More
      </button>
      <LazyMenu ref={menu} items={[{ key: 'edit' }]} />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Check the connection');
  menu.current?.focus();

  mockIsDown = false;
  await userEvent.hover(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('edit')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Menu' })).toHaveFocus());
});
