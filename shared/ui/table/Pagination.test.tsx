import { screen } from '@testing-library/react';
import { renderInKit } from '../renderInKit';
import { Pagination } from './Pagination';

test('steps between pages say what they do, and no icon says its name', () => {
  renderInKit(<Pagination defaultCurrent={6} total={4000} showSizeChanger={false} />);
  const names = ['Previous page', 'Next page', 'Pages before these', 'Pages after these'];
  for (const name of names) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelector('[aria-label="left"], [aria-label="double-left"]')).toBeNull();
});
