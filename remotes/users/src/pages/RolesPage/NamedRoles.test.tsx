import { renderApp } from '@atrium/standalone/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

test('a role is copied, named, renamed and deleted @all', async () => {
  const { user } = await renderApp(app, { ...testOptions, route: '/apps/user/roles?role=client' });
  const choose = async (role: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for the role ${role}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  const fill = async (form: string, name: string, submit: string) => {
    const drawer = within(await screen.findByRole('dialog', { name: form }));
    fireEvent.change(drawer.getByRole('textbox', { name: 'Name' }), { target: { value: name } });
    await user.click(drawer.getByRole('button', { name: submit }));
    return drawer;
  };
  await choose('Client', 'Copy');
  const drawer = await fill('Copy the role Client', 'editor', 'Create role');
  expect(await drawer.findByText('A role with this name already exists.')).toBeVisible();
  await fill('Copy the role Client', 'Guest', 'Create role');
  expect(await screen.findByRole('tab', { name: 'Guest', selected: true })).toBeVisible();
  expect(screen.getByText(/0 people have this role\./)).toBeVisible();

  await choose('Guest', 'Rename');
  await fill('Rename the role Guest', 'Visitor', 'Rename');
  expect(await screen.findByRole('tab', { name: 'Visitor', selected: true })).toBeVisible();

  await choose('Visitor', 'Delete');
  const question = await screen.findByRole('dialog', { name: 'Delete the role Visitor?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('tab', { name: 'Client', selected: true })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Visitor' })).toBeNull();
});
