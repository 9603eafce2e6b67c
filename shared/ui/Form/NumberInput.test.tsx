import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInKit } from '../renderInKit';
import { NumberInput } from './NumberInput';

function Cost() {
  const [value, setValue] = useState<number | null>(1200);
  return (
    <>
      <NumberInput aria-label="Cost" digits={2} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

test('gives numbers while one types, and writes them properly afterwards', async () => {
  renderInKit(<Cost />);
  const field = screen.getByRole('textbox', { name: 'Cost' });
  expect(field).toHaveValue('1,200');
  await userEvent.clear(field);
  expect(screen.getByRole('status')).toHaveTextContent('null');
  await userEvent.type(field, '2300.5');
  expect(screen.getByRole('status')).toHaveTextContent('2300.5');
  await userEvent.tab();
  expect(field).toHaveValue('2,300.5');
});

test('what is no number changes nothing', async () => {
  renderInKit(<Cost />);
  const field = screen.getByRole('textbox', { name: 'Cost' });
  await userEvent.type(field, 'x');
  await userEvent.tab();
  expect(field).toHaveValue('1,200');
  expect(screen.getByRole('status')).toHaveTextContent('1200');
});
