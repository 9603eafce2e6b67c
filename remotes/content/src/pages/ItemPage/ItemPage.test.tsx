import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from 'shared/testing';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const summary = () => screen.findByRole('textbox', { name: 'Summary' });
const write = async (length: number) => fireEvent.change(await summary(), { target: { value: 'x'.repeat(length) } });

test('a field says when it is nearly full; over its limit it is named with it, and nothing leads on until it is saved', async () => {
  await renderApp(app, { ...testOptions, route: '/content/items/18' });
  await write(480);
  expect(await screen.findByText('20 characters left of 500')).toBeVisible();
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit for review' })).toBeEnabled();

  await write(512);
  expect(await screen.findByText('12 characters too many: the limit is 500')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Summary: 12 characters too many. The limit is 500.');
  expect(screen.getByText('Not saved: Summary')).toBeVisible();
  const submit = screen.getByRole('button', { name: 'Submit for review' });
  expect(submit).toBeDisabled();
  expect(submit).toHaveAccessibleDescription('Possible once everything is saved. Not saved: Summary.');

  await write(500);
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(screen.getByText('The limit of 500 characters is reached')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Submit for review' })).toBeEnabled();
});
