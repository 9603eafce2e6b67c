import { beginDocument, readDocument, syncDocument } from '@atrium/contract/document';
import { createFakeClock } from '@atrium/standalone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { renderInKit } from '../renderInKit';
import { type DocumentLink, SharedDocument } from '../together';
import { ArticleEditor } from './ArticleEditor';
import type { SuggestionsInText } from './suggesting';

/** Keeps a document, as a backend does. */
async function openDocument(body: string) {
  const updates = [await beginDocument({ title: '', summary: '', body })];
  const link: DocumentLink = {
    async ask({ vector, update }) {
      const answer = vector === undefined ? {} : syncDocument(updates, vector, update);
      if (update) updates.push(update);
      return { kind: 'done', answer: { key: 'a', ...answer } };
    },
    tell: () => {},
    present: () => {},
    open({ onConnected }) {
      queueMicrotask(onConnected);
      return () => {};
    },
  };
  const clock = createFakeClock();
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const person = { id: 7, name: 'Ann' };
  const shared = new SharedDocument({ name: 'a', storage, clock, person, link, isWritable: true });
  const end = shared.start();
  await waitFor(() => expect(shared.getView().isReadable).toBe(true));
  return { shared, clock, end, read: () => readDocument(updates).body };
}

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends) await end();
  ends = [];
});

async function write(body: string, isOn = true) {
  const document = await openDocument(body);
  ends.push(document.end);
  const told: { now: SuggestionsInText | null; html: string } = { now: null, html: '' };
  const onRefused = jest.fn();
  const onToggle = jest.fn();
  const { unmount } = renderInKit(
    <ArticleEditor
      label="Text"
      html=""
      shared={document.shared}
      suggesting={{ isOn, by: 7, onRefused, onToggle }}
      onSuggestions={(found) => {
        told.now = found;
      }}
      onChange={(html) => {
        told.html = html;
      }}
    />,
  );
  ends.push(unmount);
  const text: HTMLElement & { editor?: Editor } = screen.getByRole('textbox', { name: 'Text' });
  const { editor } = text;
  if (!editor) throw new Error('There is no editor');
  const type = (words: string, at: number, to = at) =>
    act(async () => {
      editor.commands.setTextSelection({ from: at, to });
      for (const word of words) editor.view.dispatch(editor.state.tr.insertText(word));
    });
  return { ...document, told, text, editor, onRefused, onToggle, type };
}

const listed = ({ now }: { now: SuggestionsInText | null }) =>
  now?.list.map(({ by, inserted, deleted }) => ({ by, inserted, deleted }));

test('what is typed while suggesting is marked and listed, and no part of the text', async () => {
  const { told, text, type, read, clock } = await write('<p>Fog here</p>');
  await type('lies ', 5);
  await waitFor(() => expect(listed(told)).toEqual([{ by: 7, inserted: 'lies ', deleted: '' }]));
  expect(screen.getByRole('insertion')).toHaveTextContent('lies');
  expect(text).toHaveTextContent('Fog lies here');
  expect(told.html).toBe('<p>Fog here</p>');
  await clock.advance(100);
  expect(read()).toBe('<p>Fog here</p>');
});

test('what is taken out stays until somebody accepts it', async () => {
  const { told, text, type, read, clock } = await write('<p>Thick fog here</p>');
  await type('Rain', 1, 10);
  await waitFor(() => expect(listed(told)).toEqual([{ by: 7, inserted: 'Rain', deleted: 'Thick fog' }]));
  expect(screen.getByRole('deletion')).toHaveTextContent('Thick fog');
  const [suggestion] = told.now?.list ?? [];
  await act(async () => told.now?.decide([suggestion?.id ?? ''], 'accept'));
  expect(text).toHaveTextContent(/^Rain here$/);
  await clock.advance(100);
  expect(read()).toBe('<p>Rain here</p>');
  await waitFor(() => expect(listed(told)).toEqual([]));
});

test('Backspace goes on leftwards, Delete rightwards, through what is taken out', async () => {
  const { told, editor } = await write('<p>abcdef</p>');
  const press = (key: string) =>
    act(
      async () =>
        void editor.view.someProp('handleKeyDown', (handle) =>
          handle(editor.view, new KeyboardEvent('keydown', { key })),
        ),
    );
  // The browser takes out a letter by itself: so does this.
  const remove = (from: number, to: number) => act(async () => editor.view.dispatch(editor.state.tr.delete(from, to)));
  await act(async () => void editor.commands.setTextSelection(4));
  await remove(3, 4);
  expect(editor.state.selection.from).toBe(3);
  await remove(2, 3);
  expect(editor.state.selection.from).toBe(2);
  await act(async () => void editor.commands.setTextSelection(5));
  await remove(5, 6);
  expect(editor.state.selection.from).toBe(6);
  await press('Enter');
  await waitFor(() =>
    expect(told.now?.list.map(({ deleted, isParted }) => [deleted, isParted])).toEqual([
      ['bc', false],
      ['e', true],
    ]),
  );
});

test('undo takes back what was suggested', async () => {
  const { editor, text, type } = await write('<p>Fog</p>');
  await type('gy', 4);
  expect(text).toHaveTextContent('Foggy');
  await act(
    async () =>
      void editor.view.someProp('handleKeyDown', (handle) =>
        handle(editor.view, new KeyboardEvent('keydown', { key: 'z', ctrlKey: true })),
      ),
  );
  expect(text).toHaveTextContent(/^Fog$/);
});

test('who writes as usual within words that are suggested to go writes words that stay', async () => {
  const first = await write('<p>Fog here</p>');
  await act(async () => void first.editor.view.dispatch(first.editor.state.tr.delete(1, 5)));
  await act(async () => Object.assign(Reflect.get(first.editor.storage, 'suggesting'), { isOn: false }));
  await first.type('x', 3);
  await waitFor(() => expect(listed(first.told)).toHaveLength(1));
  const [suggestion] = first.told.now?.list ?? [];
  await act(async () => first.told.now?.decide([suggestion?.id ?? ''], 'accept'));
  expect(first.text).toHaveTextContent(/^xhere$/);
});

test('the toolbar turns it on', async () => {
  const { onToggle } = await write('<p>Fog</p>', false);
  const button = screen.getByRole('button', { name: 'Suggest changes' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await act(async () => button.click());
  expect(onToggle).toHaveBeenCalledWith(true);
});
