import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInKit } from '../renderInKit';
import { nextTab, Tabs } from './Tabs';

const tabs = [{ key: 'a' }, { key: 'b', disabled: true }, { key: 'c' }];

const row = { isRtl: false, isVertical: false };
const fromRight = { ...row, isRtl: true };
const column = { ...row, isVertical: true };

test.each([
  ['a', 'ArrowRight', row, 'c'],
  ['c', 'ArrowRight', row, 'a'],
  ['a', 'ArrowLeft', row, 'c'],
  ['c', 'ArrowLeft', fromRight, 'a'],
  ['c', 'Home', row, 'a'],
  ['a', 'End', row, 'c'],
  ['a', 'x', row, undefined],
  ['a', 'ArrowDown', row, undefined],
  ['a', 'ArrowDown', column, 'c'],
  ['c', 'ArrowUp', column, 'a'],
])('from %s, %s (%j) leads to %s', (chosen, key, setting, next) => {
  expect(nextTab(tabs, chosen, key, setting)).toBe(next);
});

test('clicks and arrow keys show the panel of their tab', async () => {
  const onChange = jest.fn();
  renderInKit(
    <Tabs
      label="Parts"
      onChange={onChange}
      items={[
        { key: 'a', label: 'Account', children: 'One' },
        { key: 'b', label: 'Social', children: 'Two' },
      ]}
    />,
  );
  expect(screen.getByRole('tabpanel', { name: 'Account' })).toHaveTextContent('One');
  await userEvent.click(screen.getByRole('tab', { name: 'Social' }));
  expect(screen.getByRole('tabpanel', { name: 'Social' })).toHaveTextContent('Two');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Account' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Account' })).toBeVisible();
  expect(onChange.mock.calls).toEqual([['b'], ['a']]);
});
