import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInKit } from '../renderInKit';
import { TimePicker } from './TimePicker';

function At() {
  const [time, setTime] = useState<string | null>('09:30');
  return (
    <>
      <TimePicker aria-label="At" value={time} onChange={setTime} />
      <output>{time}</output>
    </>
  );
}

async function write(text: string) {
  const user = userEvent.setup();
  renderInKit(<At />);
  await user.clear(screen.getByRole('textbox', { name: 'At' }));
  await user.type(screen.getByRole('textbox', { name: 'At' }), text);
  await user.tab();
}

test('takes a time as people write it', async () => {
  await write('2:45 pm');
  expect(screen.getByRole('textbox', { name: 'At' })).toHaveValue('14:45');
  expect(screen.getByRole('status')).toHaveTextContent('14:45');
});

test('what is no time stays in the field, with an error beside it', async () => {
  await write('later');
  expect(screen.getByRole('textbox', { name: 'At' })).toHaveValue('later');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a time, for example 14:30.');
});
