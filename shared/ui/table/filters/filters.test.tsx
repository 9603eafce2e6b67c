import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInKit } from '../../renderInKit';
import { AmountFilter } from './AmountFilter';
import { ChoiceFilter } from './ChoiceFilter';
import { FlagFilter } from './FlagFilter';

const roles = ['Editor', 'Author', 'Client'].map((label) => ({ value: label.toLowerCase(), label }));

function Host({ first }: { first?: string }) {
  const [role, setRole] = useState<string | undefined>(first);
  const [total, setTotal] = useState<string>();
  const [overdue, setOverdue] = useState<string>();
  return (
    <>
      <ChoiceFilter label="Role" options={roles} value={role} onChange={setRole} />
      <AmountFilter label="Total" value={total} onChange={setTotal} />
      <FlagFilter label="Overdue" value={overdue} onChange={setOverdue} />
      <output>{JSON.stringify([role, total, overdue])}</output>
    </>
  );
}

const open = (first?: string) => {
  renderInKit(<Host {...(first && { first })} />);
  return userEvent.setup();
};
const state = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('a filter takes several values, turns round, and is taken off', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Role' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Editor' }));
  await user.click(screen.getByRole('checkbox', { name: 'Author' }));
  expect(state()[0]).toBe('editor,author');
  await user.click(screen.getByText('is not', { exact: true }));
  expect(state()[0]).toBe('!editor,author');
  expect(screen.getByRole('button', { name: 'Role is not Editor, Author' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove filter' }));
  expect(state()[0]).toBeNull();
});

test('names two of many values, and counts the others', () => {
  open('editor,author,client,guest');
  expect(screen.getByRole('button', { name: 'Role Editor, Author +2' })).toBeVisible();
});

test('of many values one searches those to choose from', async () => {
  const asked = jest.fn();
  renderInKit(<ChoiceFilter label="Client" options={roles} value={undefined} onChange={jest.fn()} onSearch={asked} />);
  const user = userEvent.setup();
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Client' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search values' }), 'web{Enter}');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('web'));
  expect(asked).toHaveBeenCalledWith('');
});

test('an amount lies between two ends, whichever is written first', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Total' }));
  await user.type(await screen.findByRole('textbox', { name: 'From' }), '250');
  await user.type(screen.getByRole('textbox', { name: 'To' }), '99.5{Enter}');
  expect(state()[1]).toBe('99.5..250');
});

test('opened by keys a filter takes the focus; a person who types elsewhere by then keeps it', async () => {
  const user = open();
  screen.getByRole('button', { name: 'Role' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'is' })).toHaveFocus());
  await user.keyboard('{Escape}');

  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Total' }));
  await screen.findByRole('textbox', { name: 'From' });
  await user.keyboard('lindholm');
  expect(elsewhere).toHaveValue('lindholm');
  elsewhere.remove();
});

test('a flag is on or off', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Overdue' }));
  expect(state()[2]).toBe('1');
  expect(screen.getByRole('button', { name: 'Overdue', pressed: true })).toBeVisible();
});
