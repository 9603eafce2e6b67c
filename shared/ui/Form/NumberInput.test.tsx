import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from '../forms/Form';
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

const cost = () => screen.getByRole('textbox', { name: 'Cost' });

test('what is no number stays in the field and changes nothing, with an error beside it', async () => {
  renderInKit(<Cost />);
  await userEvent.type(cost(), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(cost()).toHaveValue('1,200x');
  expect(cost()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number, for example 1,234.50.');
  expect(screen.getByText('1200', { selector: 'output' })).toBeVisible();
});

test.each([
  ['1,234', '1234'],
  ['1.23', '1.23'],
])('what may be a thousand times as much is asked for: %s', async (choice, value) => {
  renderInKit(<Cost />);
  await userEvent.clear(cost());
  await userEvent.type(cost(), '1.234');
  await userEvent.tab();
  expect(cost()).toHaveValue('1.234');
  await userEvent.click(screen.getByRole('button', { name: choice }));
  expect(cost()).toHaveValue(choice);
  expect(screen.getByText(value, { selector: 'output' })).toBeVisible();
});

test('a form with what cannot be read is not saved', async () => {
  const onFinish = jest.fn();
  renderInKit(
    <Form onFinish={onFinish} initialValues={{ cost: 3 }} validateTrigger="onBlur">
      <Form.Item name="cost" label="Cost">
        <NumberInput digits={2} />
      </Form.Item>
      <button type="submit">Save</button>
    </Form>,
  );
  await userEvent.type(cost(), ' pieces');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Enter a number/)).toBeVisible();
  expect(onFinish).not.toHaveBeenCalled();
  await userEvent.clear(cost());
  await userEvent.type(cost(), '€1.200,50');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ cost: 1200.5 }));
});
