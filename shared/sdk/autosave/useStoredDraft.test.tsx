import { fireEvent, render, screen } from '@testing-library/react';
import { createRuntime, memoryStorage } from '../index';
import { RuntimeProvider } from '../RuntimeProvider';
import { createStoredDraft, useStoredText } from './index';

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one));

function Field({ name, label }: { name: string; label: string }) {
  const [text, change] = useStoredText(name);
  return <input aria-label={label} value={text} onChange={({ target }) => change(target.value)} />;
}

function open(storage = memoryStorage(), name = 'note') {
  const tree = (of: string) => (
    <RuntimeProvider runtime={runtime}>
      <Field name={of} label="one" />
      <Field name={of} label="other" />
    </RuntimeProvider>
  );
  const runtime = createRuntime({ storage });
  const { rerender, unmount } = render(tree(name));
  const type = (value: string) => fireEvent.change(screen.getByLabelText('one'), { target: { value } });
  const texts = () => ['one', 'other'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  return { storage, type, texts, unmount, show: (of: string) => rerender(tree(of)) };
}

test('what is typed shows wherever the draft is shown, and is there again when one comes back', () => {
  const { storage, type, texts, unmount } = open();
  type('Fog');
  expect(texts()).toEqual(['Fog', 'Fog']);
  unmount();
  const again = open(storage);
  expect(again.texts()).toEqual(['Fog', 'Fog']);
  again.type('');
  again.unmount();
  expect(open(storage).texts()).toEqual(['', '']);
});

test('each key has a draft of its own', () => {
  const { type, texts, show } = open();
  type('Fog');
  show('other note');
  expect(texts()).toEqual(['', '']);
  show('note');
  expect(texts()).toEqual(['Fog', 'Fog']);
});

test.each([
  ['a draft', '[1,2]', [1, 2]],
  ['nothing', null, undefined],
  ['something else', '{"a":1}', undefined],
  ['what is no JSON', '[1,', undefined],
])('of %s the browser gives what can be used', (_, text, draft) => {
  const storage = memoryStorage();
  if (text) storage.setItem('list', text);
  expect(createStoredDraft(storage, 'list', isList).read()).toEqual(draft);
});

test.each(['Fog', '42', '"Fog', '{"a":1}'])('a text that an earlier release has kept as it is: %s', (text) => {
  const storage = memoryStorage();
  storage.setItem('note', text);
  expect(createStoredDraft(storage, 'note', isText).read()).toBe(text);
});

test('a draft for which there is no room is not called kept, and the one before stays', () => {
  const storage = memoryStorage();
  const draft = createStoredDraft(storage, 'note', isText, { maxLength: 10 });
  expect([draft.write('Fog'), draft.write('Fog over the bridge')]).toEqual([true, false]);
  expect(draft.read()).toBe('Fog');
  storage.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  expect(draft.write('Rain')).toBe(false);
});

test("another tab's draft is not removed", () => {
  const storage = memoryStorage();
  const [here, there] = [createStoredDraft(storage, 'note', isText), createStoredDraft(storage, 'note', isText)];
  here.write('Fog');
  there.write('Rain');
  here.write(undefined);
  expect(there.read()).toBe('Rain');
});
