import { renderInApp } from '@atrium/standalone/testing';
import { screen } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import QuickTools from '.';

const tools = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('offers what is there to be begun, and begins it', async () => {
  const { user, getPath } = await renderInApp(app, <QuickTools />, { ...testOptions, route: '/' });
  // To-do and calendar are not on this page: their tools are left out.
  expect(await tools()).toEqual(['New articleNA', 'New page', 'New newsletter', 'New social post', 'New projectNP']);
  await user.click(screen.getByRole('button', { name: 'New page' }));
  expect(getPath()).toBe('/content/new?type=page');
});

test('leaves out what a role may not begin', async () => {
  await renderInApp(app, <QuickTools />, { ...testOptions, route: '/', role: 'author' });
  expect(await tools()).not.toContain('New projectNP');
});
