import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Input } from 'antd';
import { renderInKit } from '../renderInKit';
import { Form } from './Form';
import { fieldMessagesOf, isWithin, showFieldErrors } from './fieldErrors';

test.each<[boolean, unknown, (string | number)[]]>([
  [true, { name: 'Ann' }, ['name']],
  [false, { name: 'Ann' }, ['email']],
  [true, { address: { city: 'Bern' } }, ['address', 'city']],
  [true, { address: { city: 'Bern' } }, ['address']],
  [false, { address: { city: 'Bern' } }, ['address', 'street']],
  [true, { address: null }, ['address', 'street']],
  [true, { items: [undefined, { cost: 1 }] }, ['items', 1, 'cost']],
  [false, { items: [undefined, { cost: 1 }] }, ['items', 1, 'qty']],
])('%s: %j reaches to %j', (reaches, value, name) => {
  expect(isWithin(value, name)).toBe(reaches);
});

const refused = {
  status: 400,
  message: 'No',
  fields: { email: ['This email is already in use.'], plan: ['Unknown plan'] },
};

test.each([
  ['an error of a call', refused, refused.fields],
  ['an error without fields', new Error('no'), {}],
  ['nothing', undefined, {}],
  ['fields of another shape', { fields: { email: 'text', name: [1, 'two'] } }, { name: ['two'] }],
])('what %s says about fields', (_, error, fields) => expect(fieldMessagesOf(error)).toEqual(fields));

test('a server’s messages stand beside their fields; the rest is handed back', async () => {
  const rest: string[][] = [];
  function Account() {
    const [form] = Form.useForm();
    return (
      <Form form={form} onFinish={() => rest.push(showFieldErrors(form, refused))}>
        <Form.Item name="name" label="Name">
          <Input />
        </Form.Item>
        <Form.Item name="email" label="Email">
          <Input />
        </Form.Item>
        <Button htmlType="submit">Save</Button>
      </Form>
    );
  }
  renderInKit(<Account />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This email is already in use.')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Email' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(rest).toEqual([['Unknown plan']]);
});
