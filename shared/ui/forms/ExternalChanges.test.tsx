import type { RecordChange } from '@atrium/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Input } from '../index';
import { renderInKit } from '../renderInKit';
import { Form } from './Form';
import { FormPage, type FormPageProps } from './FormPage';

interface Note {
  title: string;
  text: string;
}
type Stored = Note & { rev: number; lastChange?: RecordChange };

/** A note that others change by `change`, on a server that refuses what is based on an older one. */
function open(props: Partial<FormPageProps<Note>> = {}, isAnnounced = true, account?: number) {
  let stored: Stored = { title: 'Tea', text: 'Green leaves from the hills.', rev: 1 };
  let show: Dispatch<SetStateAction<Stored>> | undefined;
  const onUpdate = jest.fn(async (changed: Partial<Note>, rev: number): Promise<unknown> => {
    if (rev !== stored.rev) throw { status: 409, message: 'Changed', fields: {}, codes: {}, newer: stored };
    stored = { ...stored, ...changed, rev: rev + 1 };
    show?.(stored);
    return stored;
  });
  const onSave = jest.fn(async (_: Note): Promise<unknown> => undefined);
  function NotePage() {
    const [note, setNote] = useState(stored);
    show = setNote;
    const values = useMemo(() => ({ title: note.title, text: note.text }), [note]);
    return (
      <FormPage<Note>
        title="Note"
        values={values}
        rev={note.rev}
        lastChange={note.lastChange}
        onSave={onSave}
        onUpdate={onUpdate}
        {...props}
      >
        <Form.Item name="title" label="Title">
          <Input />
        </Form.Item>
        <Form.Item name="text" label="Text">
          <Input />
        </Form.Item>
      </FormPage>
    );
  }
  const change = (part: Partial<Stored>) => {
    stored = { ...stored, ...part, rev: stored.rev + 1 };
    if (isAnnounced) act(() => show?.(stored));
  };
  renderInKit(<RouterProvider router={createMemoryRouter([{ path: '/', element: <NotePage /> }])} />, {
    hasRouter: true,
    account,
  });
  return { change, stored: () => stored, onSave, onUpdate, user: userEvent.setup() };
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const text = () => screen.getByRole('textbox', { name: 'Text' });
const save = () => screen.getByRole('button', { name: /^Save/ });
const choice = (field: string, name: RegExp) =>
  within(screen.getByRole('group', { name: field })).getByRole('radio', { name });

test('sends the fields that were changed, with the rev that the form started from', async () => {
  const { onUpdate, user } = open();
  await user.type(title(), '!');
  await user.click(save());
  expect(onUpdate).toHaveBeenCalledWith({ title: 'Tea!' }, 1, {
    before: { title: 'Tea', text: 'Green leaves from the hills.' },
    after: { title: 'Tea!', text: 'Green leaves from the hills.' },
  });
  expect(await screen.findByText('All changes saved')).toBeVisible();
});

test('a form in which nothing was typed shows what others save, without a word', () => {
  const { change } = open();
  change({ title: 'Coffee' });
  expect(title()).toHaveValue('Coffee');
  expect(screen.getByText('All changes saved')).toBeVisible();
});

test.each([
  ['at once, where it is heard of', true],
  ['when it is saved, where it is not', false],
])('another field that others changed is taken in %s, and both are kept', async (_, isAnnounced) => {
  const { change, stored, user } = open({}, isAnnounced);
  await user.type(title(), '!');
  change({ text: 'Black.' });
  if (isAnnounced) {
    expect(await screen.findByText('Changed elsewhere and merged here')).toBeVisible();
    expect(text()).toHaveValue('Black.');
  }
  await user.click(save());
  await screen.findByText('All changes saved');
  expect(stored()).toMatchObject({ title: 'Tea!', text: 'Black.' });
  expect(text()).toHaveValue('Black.');
});

test.each([
  ['heard of', true],
  ['learned when saving', false],
])('who changed it is named, %s, and when', async (_, isAnnounced) => {
  const { change, user } = open({}, isAnnounced);
  const lastChange = { by: 'Ana Silva', at: new Date(Date.now() - 125_000).toISOString() };
  await user.type(title(), '!');
  change({ title: 'Coffee', lastChange });
  await user.click(isAnnounced ? await screen.findByRole('button', { name: 'Compare' }) : save());
  const heading = 'Changed by Ana Silva, 2 min ago, while you were writing';
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(choice('Title', /Ana Silva, saved/)).not.toBeChecked();
});

test.each([
  ['by this account', 7, 'You changed this in another window, 2 min ago, while you were writing here', /other window/],
  ['by another account of the same name', 8, 'Changed by Ana Silva, 2 min ago, while you were writing', /^Ana Silva/],
  [
    'by an account that its record does not say',
    undefined,
    'Changed by Ana Silva, 2 min ago, while you were writing',
    /^Ana Silva/,
  ],
])('a change that was made %s is called so', async (_, account, heading, side) => {
  const { change, user } = open({}, true, 7);
  await user.type(title(), '!');
  const at = new Date(Date.now() - 125_000).toISOString();
  change({ title: 'Coffee', lastChange: { by: 'Ana Silva', ...(account && { account }), at } });
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(choice('Title', side)).not.toBeChecked();
});

test('a field of one’s own that was taken in from another window is said to be from there', async () => {
  const { change, user } = open({}, true, 7);
  await user.type(title(), '!');
  change({ text: 'Black.', lastChange: { by: 'Ana Silva', account: 7, at: new Date().toISOString() } });
  expect(await screen.findByText(/^You changed this in another window, .*; the change is merged here$/)).toBeVisible();
});

test('what was taken in can be put back: a change of one’s own', async () => {
  const { change, user } = open();
  await user.type(title(), '!');
  change({ text: 'Black.' });
  await user.click(await screen.findByRole('button', { name: 'Undo Text' }));
  expect(text()).toHaveValue('Green leaves from the hills.');
  expect(screen.getByText('2 changes not saved')).toBeVisible();
});

test('a field that both changed asks which one to keep, with what was there before', async () => {
  const { change, stored, onUpdate, user } = open({}, false);
  await user.type(title(), '!');
  change({ title: 'Coffee' });
  await user.click(save());
  const field = await screen.findByRole('group', { name: 'Title' });
  expect(field).toHaveTextContent('Before: Tea');
  expect(screen.getByText('Title', { selector: 'b' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save the result' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  await user.click(choice('Title', /Mine/));
  await user.click(screen.getByRole('button', { name: 'Save the result' }));
  await screen.findByText('All changes saved');
  expect(onUpdate).toHaveBeenLastCalledWith({ title: 'Tea!' }, 2, expect.anything());
  expect(stored()).toMatchObject({ title: 'Tea!', rev: 3 });
});

test('theirs can be taken, and then there is nothing left to save', async () => {
  const { change, onUpdate, user } = open();
  await user.type(title(), '!');
  change({ title: 'Coffee' });
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  await user.click(screen.getByRole('button', { name: 'Use theirs everywhere' }));
  await user.click(screen.getByRole('button', { name: 'Save the result' }));
  expect(title()).toHaveValue('Coffee');
  expect(await screen.findByText('All changes saved')).toBeVisible();
  expect(onUpdate).not.toHaveBeenCalled();
});

test('two texts become one that can be written on', async () => {
  const { change, stored, user } = open();
  await user.type(text(), ' Mine.');
  change({ text: 'Theirs. Green leaves from the hills.' });
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  await user.click(choice('Text', /both/));
  await user.type(screen.getByRole('textbox', { name: 'Text: both in one' }), ' More.');
  await user.click(screen.getByRole('button', { name: 'Save the result' }));
  await waitFor(() => expect(stored()).toMatchObject({ text: 'Theirs. Green leaves from the hills. Mine. More.' }));
});

test('one can go back to writing, and is asked again when saving', async () => {
  const { change, onUpdate, user } = open();
  await user.type(title(), '!');
  change({ title: 'Coffee' });
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  await user.click(screen.getByRole('button', { name: 'Back to writing' }));
  expect(title()).toHaveValue('Tea!');
  await user.click(save());
  expect(screen.getByRole('group', { name: 'Title' })).toBeVisible();
  expect(onUpdate).not.toHaveBeenCalled();
});

test('discarding takes what is newest', async () => {
  const { change, user } = open({}, false);
  await user.type(title(), '!');
  change({ title: 'Coffee' });
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Back to writing' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(title()).toHaveValue('Coffee');
});

test.each([
  ['heard of', { isGone: true }],
  ['learned when saving', { onUpdate: () => Promise.reject({ status: 404, message: 'Gone', fields: {}, codes: {} }) }],
])('deleted elsewhere, %s: what was typed stays, and is saved as new', async (_, props) => {
  const { onSave, user } = open(props);
  await user.type(title(), '!');
  if (!('isGone' in props)) await user.click(save());
  expect(await screen.findByText('This was deleted elsewhere while you were writing')).toBeVisible();
  expect(title()).toHaveValue('Tea!');
  await user.click(screen.getByRole('button', { name: 'Save as new' }));
  expect(onSave).toHaveBeenCalledWith({ title: 'Tea!', text: 'Green leaves from the hills.' });
});

test('deleted elsewhere with nothing typed, the form gives way', () => {
  open({ isGone: true, whenGone: <p>Not here any more</p> });
  expect(screen.getByText('Not here any more')).toBeVisible();
});

test('that the record has changed is not said any more once the change is here', async () => {
  const changed = 'Somebody has changed this';
  const onSave = jest.fn(async () => {
    throw { status: 409, message: changed, fields: {}, codes: {} };
  });
  const { change, user } = open({ onSave, onUpdate: undefined });
  await user.type(title(), '!');
  await user.click(save());
  expect(await screen.findByText(changed)).toBeVisible();
  change({ title: 'Coffee' });
  expect(await screen.findByRole('button', { name: 'Compare' })).toBeVisible();
  expect(screen.queryByText(changed)).toBeNull();
});
