import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInKit } from '../renderInKit';
import { DatePicker, type DatePickerProps } from './DatePicker';

function Due(props: DatePickerProps) {
  const [day, setDay] = useState<string | null>('2026-11-12');
  return (
    <>
      <DatePicker aria-label="Due" value={day} onChange={setDay} {...props} />
      <output>{day}</output>
      <button type="button">Elsewhere</button>
    </>
  );
}

const due = () => screen.getByRole('textbox', { name: 'Due' });

async function write(text: string, props: DatePickerProps = {}) {
  const user = userEvent.setup();
  renderInKit(<Due {...props} />);
  await user.clear(due());
  await user.type(due(), text);
  await user.tab();
  return user;
}

test.each([
  ['31.12.2026', '31 Dec 2026', '2026-12-31'],
  ['2026-12-31', '31 Dec 2026', '2026-12-31'],
  ['Dec 31, 2026', '31 Dec 2026', '2026-12-31'],
])('takes %s as people write it', async (text, shown, day) => {
  await write(text);
  expect(due()).toHaveValue(shown);
  expect(screen.getByRole('status')).toHaveTextContent(day);
});

test('takes a day with a time', async () => {
  await write('31.12.2026 14:05', { hasTime: true });
  expect(due()).toHaveValue('31 Dec 2026, 14:05');
});

test('what is no day stays in the field, with an error beside it', async () => {
  await write('soon');
  expect(due()).toHaveValue('soon');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a date, for example 31 Dec 2026.');
});

test('so does a day that may not be chosen', async () => {
  await write('31.12.2026', { max: '2026-11-30' });
  expect(due()).toHaveValue('31.12.2026');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a day up to 30 Nov 2026.');
});

test('what may be two days is asked for', async () => {
  const user = await write('03/04/2027');
  expect(due()).toHaveValue('03/04/2027');
  await user.click(screen.getByRole('button', { name: '4 Mar 2027' }));
  expect(due()).toHaveValue('4 Mar 2027');
  expect(screen.queryByRole('alert')).toBeNull();
});
