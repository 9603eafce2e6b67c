import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { installTestCanvas, installTestRects, pictureFile } from '../picture/testCanvas';
import { renderInKit } from '../renderInKit';
import { ArticleEditor, type ArticleEditorProps } from './ArticleEditor';

beforeAll(() => {
  installTestCanvas();
  installTestRects();
});

type Options = Partial<ArticleEditorProps>;

/** An editor whose pictures are stored under their names, and what was written in it so far. */
function write(html: string, options: Options = {}) {
  const written = { html };
  function Writing() {
    const [value, setValue] = useState(html);
    return (
      <ArticleEditor
        label="Text"
        html={value}
        onChange={(next) => {
          written.html = next;
          setValue(next);
        }}
        storePicture={async ({ name }) => `/files/${name}`}
        {...options}
      />
    );
  }
  renderInKit(<Writing />);
  return { written, text: screen.getByRole('textbox', { name: 'Text' }) };
}

const clipboard = (files: File[], html = '') => ({
  clipboardData: { files, getData: (type: string) => (type === 'text/html' ? html : '') },
});

const choose = async (files: File[]) => {
  const user = userEvent.setup();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await user.upload(input, files);
};

const sources = (text: HTMLElement) => [...text.querySelectorAll('img')].map((image) => image.getAttribute('src'));
const press = (text: HTMLElement, key: string) => fireEvent.keyDown(text, { key, ctrlKey: true });

/** Words that come to where the caret is, in place of what is selected. */
const putWords = (text: HTMLElement, words: string) =>
  fireEvent.paste(text, {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/plain' ? words : '') },
  });

function slowStore() {
  let open = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = () => void resolve();
  });
  return { open: () => open(), storePicture: ({ name }: File) => gate.then(() => `/files/${name}`) };
}

const three = ['a', 'b', 'c'].map((name) => pictureFile(`${name}.jpg`));
const stored = ['/files/a.webp', '/files/b.webp', '/files/c.webp'];

test('three pictures that are pasted at once arrive in their order, and one undo takes all of them', async () => {
  const { text, written } = write('<p>Fog.</p>');
  putWords(text, 'Thick ');
  fireEvent.paste(text, clipboard(three));
  await waitFor(() => expect(sources(text)).toEqual(stored));
  press(text, 'z');
  expect(written.html).toBe('<p>Thick Fog.</p>');
});

test('pictures that are chosen by the button stay when writing goes on, which is after them', async () => {
  const { text, written } = write('');
  await choose(three);
  await waitFor(() => expect(sources(text)).toEqual(stored));
  putWords(text, 'caption');
  const images = stored.map((src) => `<img src="${src}" alt="">`).join('');
  expect(written.html).toBe(`${images}<p>caption</p>`);
});

test('at the beginning of a paragraph all of them come before it, and the caret is there', async () => {
  const { text, written } = write('<p>Fog.</p>');
  fireEvent.paste(text, clipboard(three));
  await waitFor(() => expect(sources(text)).toEqual(stored));
  putWords(text, 'Thick ');
  const images = stored.map((src) => `<img src="${src}" alt="">`).join('');
  expect(written.html).toBe(`${images}<p>Thick Fog.</p>`);
});

test('words that are written or selected while a picture is on its way are not lost, and the picture keeps its place', async () => {
  const { open, storePicture } = slowStore();
  const { text, written } = write('<p>Fog.</p>', { storePicture });
  fireEvent.paste(text, clipboard(three.slice(0, 1)));
  expect(within(text).getByText('Adding a picture…')).toBeVisible();
  putWords(text, 'Thick ');
  press(text, 'a');
  open();
  await waitFor(() => expect(sources(text)).toEqual(stored.slice(0, 1)));
  expect(written.html).toBe('<img src="/files/a.webp" alt=""><p>Thick Fog.</p>');
  expect(within(text).queryByText('Adding a picture…')).toBeNull();
});

test('pictures that are pasted while others are on their way come after them', async () => {
  const { open, storePicture } = slowStore();
  const { text } = write('', { storePicture });
  fireEvent.paste(text, clipboard(three.slice(0, 2)));
  fireEvent.paste(text, clipboard(three.slice(2)));
  open();
  await waitFor(() => expect(sources(text)).toEqual(stored));
});

test('pictures are put after code, which holds none', async () => {
  const { text, written } = write('<pre><code>a</code></pre><p>Fog.</p>');
  fireEvent.paste(text, clipboard(three.slice(0, 1)));
  await waitFor(() => expect(sources(text)).toHaveLength(1));
  expect(written.html).toBe('<pre><code>a</code></pre><img src="/files/a.webp" alt=""><p>Fog.</p>');
});

const rejection = (status: number, message = '') => ({ status, message, fields: {}, codes: {} });

test('each picture that does not arrive is named with its reason, and the others arrive', async () => {
  const user = userEvent.setup();
  const rejections: Record<string, unknown> = {
    'full.webp': rejection(507, 'Your files fill all of your 50 MB.'),
    'odd.webp': new TypeError('broken'),
    'offline.webp': rejection(0),
    'broken.webp': rejection(500, 'Something went wrong.'),
  };
  const { text } = write('', {
    storePicture: async ({ name }) => (rejections[name] ? Promise.reject(rejections[name]) : `/files/${name}`),
  });
  const huge = pictureFile('huge.jpg');
  Object.defineProperty(huge, 'size', { value: 30_000_001 });
  const files = ['a.jpg', 'full.jpg', 'odd.jpg', 'offline.jpg', 'broken.jpg', 'b.jpg'].map((name) => pictureFile(name));
  await choose([...files, huge, new File(['notes'], 'notes.jpg', { type: 'image/jpeg' })]);
  await waitFor(() => expect(sources(text)).toEqual(stored.slice(0, 2)));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '“full.jpg” couldn’t be saved. Your files fill all of your 50 MB.',
    '“odd.jpg” couldn’t be saved. Try again.',
    '“offline.jpg” couldn’t be saved: there is no connection.',
    '“broken.jpg” couldn’t be saved. Something went wrong.',
    '“huge.jpg” is larger than 30 MB.',
    '“notes.jpg” is not a picture that can be shown.',
  ]);
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? text);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a picture that would pass the limit of the text is refused with the limit', async () => {
  const { text, written } = write('<p>Fog.</p>', { maxLength: 90 });
  fireEvent.paste(text, clipboard(three));
  expect(await screen.findByText(/^There is no room for “c.jpg”: .* can have up to 90 characters\.$/)).toBeVisible();
  expect(sources(text)).toEqual(stored.slice(0, 2));
  expect(written.html.length).toBeLessThanOrEqual(90);
});

test('a paste stores the pictures that it holds and counts those that are elsewhere; both leave the words in order', async () => {
  const { text, written } = write('');
  const inside = `data:image/png;base64,${btoa('picture')}`;
  const html = `<p>One</p><p><img src="${inside}"></p><p>Two</p><img src="https://docs.example/x"><img src="file:///C:/Temp/y.png">`;
  fireEvent.paste(text, clipboard([], html));
  await waitFor(() => expect(sources(text)).toEqual(['/files/picture.webp']));
  expect(written.html).toBe('<p>One</p><img src="/files/picture.webp" alt=""><p>Two</p>');
  expect(screen.getByRole('alert')).toHaveTextContent(
    '2 pasted pictures are on another website or computer and were left out. Add them manually.',
  );
});

test('a long text is handed on once writing rests, and at once where the field is left', async () => {
  const onChange = jest.fn();
  renderInKit(<ArticleEditor label="Text" html={`<p>${'Fog. '.repeat(12_000)}</p>`} onChange={onChange} />);
  const text = screen.getByRole('textbox', { name: 'Text' });
  for (const word of ['a', 'b', 'c']) putWords(text, word);
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange).toHaveBeenCalledWith(expect.stringMatching(/^<p>abcFog\./));
  putWords(text, 'd');
  fireEvent.blur(text);
  expect(onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^<p>abcdFog\./));
});

test('what was typed into a long text last is handed on when the editor goes', () => {
  const onChange = jest.fn();
  const { unmount } = renderInKit(
    <ArticleEditor label="Text" html={`<p>${'Fog. '.repeat(12_000)}</p>`} onChange={onChange} />,
  );
  putWords(screen.getByRole('textbox', { name: 'Text' }), 'a');
  unmount();
  expect(onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^<p>aFog\./));
});

test('a key goes after a picture that is selected, as the first one is where a text begins with it', () => {
  const { text, written } = write('<img src="/files/a.webp" alt=""><p>Fog.</p>');
  fireEvent.keyPress(text, { key: 'x', charCode: 120 });
  expect(written.html).toBe('<img src="/files/a.webp" alt=""><p>x</p><p>Fog.</p>');
});

test('a picture that is picked elsewhere comes to the caret, and is shown by what opens it', async () => {
  let put = (_picture: { src: string; alt: string }) => undefined;
  const { text, written } = write('<p>Fog.</p>', {
    pickPicture: (next) => {
      put = (picture) => void next(picture);
    },
    showPicture: (src) => (src.startsWith('/files/') ? Promise.resolve(`/shown${src}`) : undefined),
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Picture' }));
  act(() => put({ src: '/files/a', alt: 'A bridge' }));
  await waitFor(() => expect(sources(text)).toEqual(['/shown/files/a']));
  await waitFor(() => expect(written.html).toBe('<img src="/files/a" alt="A bridge"><p>Fog.</p>'));
});
