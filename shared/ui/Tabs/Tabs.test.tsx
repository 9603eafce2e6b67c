import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInKit } from '../renderInKit';
import { nextTab } from './nextTab';
import { Tabs } from './Tabs';

const tabs = [{ key: 'a' }, { key: 'b', disabled: true }, { key: 'c' }];

test.each([
  ['a', 'ArrowRight', false, 'c'],
  ['c', 'ArrowRight', false, 'a'],
  ['a', 'ArrowLeft', false, 'c'],
  ['c', 'ArrowLeft', true, 'a'],
  ['c', 'Home', false, 'a'],
  ['a', 'End', false, 'c'],
  ['a', 'x', false, undefined],
])('from %s, %s (right to left: %s) leads to %s', (chosen, key, isRtl, next) => {
  expect(nextTab(tabs, chosen, key, isRtl)).toBe(next);
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
