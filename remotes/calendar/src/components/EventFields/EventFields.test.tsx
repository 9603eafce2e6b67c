import { renderInApp } from '@atrium/standalone/testing';
import { Form } from '@atrium/ui/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import app from '../../app';
import { toFormValues } from '../../model/eventForm';
import { createEvent } from '../../testing/createEvent';
import { testOptions } from '../../testing/testOptions';
import { EventFields } from './EventFields';

const open = async (given: Parameters<typeof createEvent>[0]) => {
  const onFinish = jest.fn();
  await renderInApp(
    app,
    <Form initialValues={toFormValues(createEvent({ timeZone: 'UTC', ...given }))} onFinish={onFinish}>
      <EventFields people={[]} invited={[]} isNew={false} />
      <button type="submit">Save</button>
    </Form>,
    { ...testOptions, route: '/apps/calendar' },
  );
  return { onFinish, save: () => fireEvent.click(screen.getByRole('button', { name: 'Save' })) };
};

test('a link that came from a file keeps nothing else from being saved; a new one starts with https', async () => {
  const { onFinish, save } = await open({ url: 'message:%3Cabc@example.com%3E' });
  fireEvent.change(screen.getByDisplayValue('Editorial stand-up'), { target: { value: 'Talk' } });
  save();
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  fireEvent.change(screen.getByPlaceholderText('https://'), { target: { value: 'ftp://example.com' } });
  save();
  expect(await screen.findByText('Enter a link that starts with https:// or http://.')).toBeVisible();
  expect(onFinish).toHaveBeenCalledTimes(1);
});

test('a rule that cannot be followed has the reason beside it', async () => {
  await open({ rule: 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30' });
  expect(await screen.findByText(/Its repeat rule names no day after the start/)).toBeVisible();
});
