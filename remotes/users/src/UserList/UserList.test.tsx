import { screen } from '@testing-library/react';
import { renderApp } from 'shared/testing';
import app from '../app';
import { testOptions } from '../testOptions';

const open = (route = '/apps/user/list', options = {}) => renderApp(app, { ...testOptions, route, ...options });

test('lists users with what is known of them', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});
