import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { Input } from '../index';
import { renderInKit } from '../renderInKit';
import { Form } from './Form';
import { FormPage, type FormPageProps } from './FormPage';

interface Note {
  title: string;
  text: string;
}
const stored: Note = { title: 'Tea', text: 'Green' };

function open(props: Partial<FormPageProps<Note>> = {}) {
  const onSave = jest.fn(async (_: Note): Promise<unknown> => undefined);
  let show: (given: Partial<FormPageProps<Note>>) => void = () => undefined;
  function NotePage() {
    const [given, setGiven] = useState(props);
    show = setGiven;
    return (
      <FormPage<Note> title="Note" values={stored} onSave={onSave} {...given}>
        <Form.Item name="title" label="Title" rules={[{ required: true, message: 'A title, please' }]}>
          <Input />
        </Form.Item>
        <Form.Item name="text" label="Text">
          <Input />
        </Form.Item>
        <Link to="/elsewhere">Away</Link>
      </FormPage>
    );
  }
  const router = createMemoryRouter([
    { path: '/', element: <NotePage /> },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ]);
  renderInKit(<RouterProvider router={router} />, { hasRouter: true });
  return { onSave, show: (given: Partial<FormPageProps<Note>>) => show(given), user: userEvent.setup() };
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const text = () => screen.getByRole('textbox', { name: 'Text' });
const save = () => screen.getByRole('button', { name: /^Save/ });

test('counts the fields that changed, and saves all of them', async () => {
  const { onSave, user } = open();
  expect(save()).toBeDisabled();
  await user.type(title(), '!');
  await user.type(text(), ' leaves');
  expect(screen.getByText('2 changes not saved')).toBeVisible();
  await user.click(save());
  expect(onSave).toHaveBeenCalledWith({ title: 'Tea!', text: 'Green leaves' }, undefined);
  expect(await screen.findByText('All changes saved')).toBeVisible();
});

test('a form without a record follows what it is given, but for what was typed', async () => {
  const { show, user } = open();
  await user.type(title(), '!');
  act(() => show({ values: { title: 'Coffee', text: 'Black' } }));
  expect(title()).toHaveValue('Tea!');
  expect(text()).toHaveValue('Black');
  expect(screen.getByText('1 change not saved')).toBeVisible();
});

test('a change that is taken back is none', async () => {
  const { user } = open();
  await user.type(title(), '!{Backspace}');
  expect(screen.getByText('All changes saved')).toBeVisible();
});

test('discards what was typed', async () => {
  const { onSave, user } = open();
  await user.type(title(), '!');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(title()).toHaveValue('Tea');
  expect(onSave).not.toHaveBeenCalled();
});

test('tells what is wrong when the field is left, not while one types', async () => {
  const { user } = open();
  await user.clear(title());
  expect(screen.queryByText('A title, please')).toBeNull();
  await user.tab();
  expect(await screen.findByText('A title, please')).toBeVisible();
});

test('does not save what is wrong, and leads to the first wrong field', async () => {
  const onInvalid = jest.fn();
  const { onSave, user } = open({ onInvalid });
  await user.clear(title());
  await user.click(save());
  await waitFor(() => expect(title()).toHaveFocus());
  expect(onInvalid).toHaveBeenCalledWith(['title']);
  expect(onSave).not.toHaveBeenCalled();
});

test('saves by Ctrl+S', async () => {
  const { onSave, user } = open();
  await user.type(title(), '!');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ title: 'Tea!', text: 'Green' }, undefined));
});

test('shows what the server refuses beside its field, the rest above, and keeps the changes', async () => {
  const rejection = { status: 400, message: 'Taken', fields: { title: ['Taken'], other: ['Too late'] } };
  const { user } = open({ onSave: () => Promise.reject(rejection) });
  await user.type(title(), '!');
  await user.click(save());
  expect(await screen.findByText('Taken')).toBeVisible();
  expect(screen.getByText('Too late')).toBeVisible();
  expect(screen.getByText('1 change not saved')).toBeVisible();
});

test('what the server refused goes away as soon as one types there', async () => {
  const { user } = open({ onSave: () => Promise.reject({ status: 400, fields: { title: ['Taken'] } }) });
  await user.type(title(), '!');
  await user.click(save());
  await screen.findByText('Taken');
  await user.type(title(), '?');
  await waitFor(() => expect(screen.queryByText('Taken')).toBeNull());
});

test('has nothing to save by Ctrl+S where nothing was changed', async () => {
  const onSaved = jest.fn();
  const { onSave, user } = open({ onSaved });
  await user.click(title());
  await user.keyboard('{Control>}s{/Control}');
  expect(onSave).not.toHaveBeenCalled();
  expect(onSaved).not.toHaveBeenCalled();
});

test('says what went wrong when no field is to blame', async () => {
  const { user } = open({ onSave: () => Promise.reject({ status: 503, message: 'Try later', fields: {} }) });
  await user.type(title(), '!');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Try later');
});

test('asks before it is left with changes, and stays when asked to', async () => {
  const { user } = open();
  await user.type(title(), '!');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(title()).toHaveValue('Tea!');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('asks nothing once it is saved', async () => {
  const { user } = open();
  await user.type(title(), '!');
  await user.click(save());
  await screen.findByText('All changes saved');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('keeps the browser from closing the tab over changes', async () => {
  const { user } = open();
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(false);
  await user.type(title(), '!');
  expect(leaving()).toBe(true);
});
