import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from '../forms/Form';
import { renderInKit } from '../renderInKit';
import { type DateRange, RangePicker } from './RangePicker';

function Period() {
  const [range, setRange] = useState<DateRange | null>({ from: '2026-11-01', to: '2026-11-30' });
  return (
    <>
      <RangePicker aria-label="Period" value={range} onChange={setRange} />
      <output>{JSON.stringify(range)}</output>
    </>
  );
}

async function write(name: 'From' | 'To', text: string) {
  const user = userEvent.setup();
  await user.clear(screen.getByRole('textbox', { name }));
  if (text) await user.type(screen.getByRole('textbox', { name }), text);
  await user.tab();
}

test('takes both ends as people write them', async () => {
  renderInKit(<Period />);
  await write('To', '31/12/26');
  await write('From', '15 Nov 2026');
  expect(screen.getByRole('status')).toHaveTextContent('{"from":"2026-11-15","to":"2026-12-31"}');
});

test('an end before the beginning stays in the field, with why', async () => {
  renderInKit(<Period />);
  await write('To', '31.10.2026');
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('31.10.2026');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a day from 1 Nov 2026 on.');
  expect(screen.getByRole('status')).toHaveTextContent('"to":"2026-11-30"');
});

test('in a form, what cannot be read of either end is the problem of the field', async () => {
  const user = userEvent.setup();
  const onFinish = jest.fn();
  renderInKit(
    <Form onFinish={onFinish}>
      <Form.Item name="period" label="Period">
        <RangePicker />
      </Form.Item>
      <button type="submit">Save</button>
    </Form>,
  );
  await write('From', 'soon');
  await write('To', '31.12.2026');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Enter a date/)).toBeVisible();
  expect(onFinish).not.toHaveBeenCalled();
});

test('a day that may not be chosen is refused, with which may be', async () => {
  const november = { from: '2026-11-01', to: '2026-11-20' };
  const onChange = jest.fn();
  renderInKit(<RangePicker value={november} min="2026-01-01" max="2026-11-30" onChange={onChange} />);
  await write('To', '1.12.2026');
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('1.12.2026');
  expect(screen.getByRole('alert')).toHaveTextContent('30 Nov 2026');
  expect(onChange).not.toHaveBeenCalled();
});
